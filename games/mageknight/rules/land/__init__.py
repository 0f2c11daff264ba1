"""On the map: moving, exploring, and the sites with whoever lives there."""
