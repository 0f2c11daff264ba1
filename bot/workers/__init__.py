"""Processes that do what takes long: they get plain data through a pipe, and answer through one."""
