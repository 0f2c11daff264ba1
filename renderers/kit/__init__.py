"""What the pictures of all games are made of: fonts, colours, icons, badges, panels, encoding."""
