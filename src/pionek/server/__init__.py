"""Matches over HTTP and websockets. The server knows games only by the registry and by the door of a match."""
