"""The map: its hexes, and what stands on them."""
