"""The rules of 890 Anno Domini, one module for each step of a turn."""
