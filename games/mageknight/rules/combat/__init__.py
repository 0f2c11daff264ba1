"""Combat with enemies, and duels between heroes."""
