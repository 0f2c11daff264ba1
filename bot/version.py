"""The version of Herald, as packages, logs, the doctor and /help tell it."""

__version__ = "0.2.0"
