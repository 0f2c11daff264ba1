"""What cards, units and skills do: a small language, and its operations."""
