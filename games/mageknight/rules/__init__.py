"""The rules of Mage Knight, in the words of the rulebook."""
