"""What players do together: assaults of a city, teams and their scores, and the dummy."""
