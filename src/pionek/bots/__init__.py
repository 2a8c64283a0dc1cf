"""Bots: whatever answers decisions from a seat's own view. They know games only by the door of a match."""
