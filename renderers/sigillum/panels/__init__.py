"""What stands around the field."""
