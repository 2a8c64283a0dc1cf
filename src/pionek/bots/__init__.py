"""Bots: programs that answer decisions from a seat's own view. They use games only through Match."""
