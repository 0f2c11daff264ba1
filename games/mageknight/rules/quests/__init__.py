"""What single scenarios add to the rules, each in a module of its own."""
