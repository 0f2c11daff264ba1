"""The computer player of 890 Anno Domini."""
