"""The map of Xidit, and everything that lies on it or is drawn on it."""
