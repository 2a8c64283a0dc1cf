"""openapi.json, generated from the routes and the types of their bodies, so that it always says what the server does."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import pionek
from pionek.server.errors import ERRORS
from pionek.server.http.api import ROUTES
from pionek.server.http.request import ZIP, Route

ERROR = {
    "type": "object",
    "required": ["error", "text"],
    "properties": {"error": {"type": "string", "enum": sorted(ERRORS)}, "text": {"type": "string"}},
}

OBJECT = {"application/json": {"schema": {"type": "object"}}}
FILE = {ZIP: {"schema": {"type": "string", "format": "binary"}}}


def openapi(root_path: str = "") -> dict[str, Any]:
    types = [route.takes for route in ROUTES if route.takes not in (None, bytes)]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    found: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {"title": "Pionek", "version": pionek.__version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Refusal": ERROR},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    if root_path:
        found["servers"] = [{"url": root_path}]
    return found


def operation(route: Route) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", route.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}} for name, about in route.query
    ]
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    responses: dict[str, Any] = {
        str(status): {"description": "as asked", "content": FILE if route.gives is bytes else OBJECT} for status in route.statuses
    }
    responses["4XX"] = {"description": "refused, in one sentence", "content": error}
    responses["503"] = {"description": "not now, in one sentence", "content": error}
    described: dict[str, Any] = {"summary": route.about, "parameters": parameters, "responses": responses}
    if route.takes is bytes:
        described["requestBody"] = {"required": True, "content": FILE}
    elif route.takes is not None:
        schema = {"$ref": f"#/components/schemas/{route.takes.__name__}"}
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if "{id}" in route.path or route.path.startswith("/api/people/me") or route.path == "/api/join":
        described["security"] = [{"token": []}, {}]
    return described
