"""The rules of Lords of Xidit, phase by phase as the rulebook has them."""
