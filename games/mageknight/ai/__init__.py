"""The computer player of Mage Knight."""
