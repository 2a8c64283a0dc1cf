"""Which hosts this server answers as, and which pages may change something or open a websocket.

A browser sends requests to a server also for pages of strangers, and a stranger's name can be made to lead to any
address. So requests must name a host that is this server's, and a page that speaks must come from there.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from pionek.server.config import Config

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def allowed_host(headers: Headers, config: Config) -> bool:
    """Whether a request names this server.

    Without the setting `hosts`, a server that only this machine can reach answers to the names of this machine only.
    """
    if "*" in config.hosts or (not config.hosts and config.host not in LOOPBACK):
        return True
    return name_of(headers.get("host", "")) in (config.hosts or LOOPBACK)


def allowed_origin(headers: Headers, config: Config) -> bool:
    """Whether the page that sends a request may do so: one of this server's own host, or of `origins`."""
    origin = headers.get("origin")
    if origin is None or "*" in config.origins or origin in config.origins:
        return True  # programs send no origin; browsers always do where something could change
    return urlsplit(origin).netloc == headers.get("host", "")
