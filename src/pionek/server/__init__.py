"""Matches over HTTP and websockets. The server reaches games only through the registry and `core.match.match.Match`."""
