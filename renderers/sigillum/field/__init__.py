"""The field: its hexes, and what stands on them."""
