"""The computer player of Lords of Xidit."""
