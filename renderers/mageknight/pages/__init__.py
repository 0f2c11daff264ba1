"""Pages of their own, beside the map."""
