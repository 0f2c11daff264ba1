"""What the pictures of all games are made of: fonts, colors, icons, badges, panels, encoding."""
