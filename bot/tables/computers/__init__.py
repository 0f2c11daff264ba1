"""Computer players: who thinks for them, and when what they decide is played."""
