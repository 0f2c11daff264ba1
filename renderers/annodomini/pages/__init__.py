"""Whole pictures: for everybody, for one player, the scores, the signs."""
