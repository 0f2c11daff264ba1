"""Pages of their own, beside the field."""
