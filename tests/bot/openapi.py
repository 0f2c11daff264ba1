"""Checks what the bot sent against Discord's own OpenAPI file, where that is at hand.

The file is looked for at $HERALD_OPENAPI, and beside the repository in shared/discord.
"""

import functools
import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from bot.sandbox.api.wire import Recorded

MEDIA = 16  # a kind of channel that Discord documents, but its specification does not name
_BESIDE = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
SPEC = Path(os.environ.get("HERALD_OPENAPI") or _BESIDE)
needs_spec = pytest.mark.skipif(not SPEC.is_file(), reason=f"no OpenAPI file at {SPEC}")


def check(requests: Iterable[Recorded]) -> list[str]:
    """What in the bodies of these requests does not fit: one line each."""
    problems = []
    for request in requests:
        if request.json is None or not 200 <= request.status < 300:
            continue
        validator = _validator(request.method, _template(request.path))
        if validator is None:
            problems.append(f"{request.method} {request.path}: takes no body")
            continue
        error = jsonschema.exceptions.best_match(validator.iter_errors(request.json))
        if error:
            if "channel_types" in error.json_path and error.instance == MEDIA:
                continue
            problems.append(f"{request.method} {request.path}: {error.json_path} {error.message}")
    return problems


@functools.cache
def _spec() -> Any:
    spec = _relaxed(json.loads(SPEC.read_text(encoding="utf-8")))
    # discord.py sends some snowflakes as integers.
    spec["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return spec


def _relaxed(schema: Any) -> Any:
    """Where an integer may be a digit string, a value can fit two branches of a oneOf."""
    if isinstance(schema, dict):
        return {"anyOf" if k == "oneOf" else k: _relaxed(v) for k, v in schema.items()}
    return [_relaxed(v) for v in schema] if isinstance(schema, list) else schema


def _template(path: str) -> str:
    """The spec's path that fits; one with fewer variables is the more exact one."""
    fitting = [
        template
        for template in _spec()["paths"]
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path)
    ]
    return min(fitting, key=lambda template: template.count("{"), default="")


@functools.cache
def _validator(method: str, template: str) -> Any:
    operation = _spec()["paths"].get(template, {}).get(method.lower(), {})
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return None
    schema = content["application/json"]["schema"] | {"components": _spec()["components"]}
    return _Lenient(schema)


def _is_integer(checker: Any, value: Any) -> bool:
    """discord.py sends some integers as digit strings."""
    strict = jsonschema.Draft202012Validator.TYPE_CHECKER.is_type(value, "integer")
    return strict or (isinstance(value, str) and value.isdecimal())


_Lenient = jsonschema.validators.extend(
    jsonschema.Draft202012Validator,
    type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer),
)
