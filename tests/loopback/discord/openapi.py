"""Checks REST traffic against Discord's published OpenAPI document.

Two differences from plain JSON Schema, both needed for discord.py 2.7.1: Discord takes integers
where the document says "snowflake string", and the document leaves objects open, so request
objects are closed here: a misspelt key is a problem.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.shared import SHARED

DOCUMENT = SHARED / "specs" / "discord" / "openapi.json"

_METHODS = frozenset({"get", "post", "put", "patch", "delete"})
_SNOWFLAKE = re.compile(r"0|[1-9][0-9]*")
_TYPES, _VALUES = "x-types", "x-values"
_REQUEST, _ANSWER = "urn:discord:request", "urn:discord:answer"

# What discord.py 2.7.1 sends beyond the document, and Discord accepts: key -> schema name prefixes.
_EXTRA_KEYS = {
    "tts": ("MessageEdit", "MessageCreate", "IncomingWebhook", "WebhookMessage", "Update"),
    "flags": ("RichEmbed",),
    "nsfw": ("ApplicationCommand",),
}


class DiscordSpec:
    """The document, ready to judge requests and answers."""

    def __init__(self, document: dict[str, Any]) -> None:
        _mark_types(document, document["components"]["schemas"])
        requests = copy.deepcopy(document)
        _loosen_snowflakes(requests)
        _close_objects(requests["components"]["schemas"])
        _allow_extra_keys(requests["components"]["schemas"])
        self._paths: dict[str, dict[str, Any]] = document["paths"]
        self._registry = Registry[Any]().with_resources(
            [
                (_REQUEST, DRAFT202012.create_resource(requests)),
                (_ANSWER, DRAFT202012.create_resource(document)),
            ]
        )
        self._routes = [
            (method.upper(), template.strip("/").split("/"), template)
            for template, item in self._paths.items()
            for method in item
            if method in _METHODS
        ]

    @classmethod
    @lru_cache(maxsize=1)
    def load(cls, path: Path = DOCUMENT) -> DiscordSpec | None:
        """The document at `path`; None when it is not there."""
        return cls(json.loads(path.read_text())) if path.is_file() else None

    def template(self, method: str, path: str) -> str | None:
        """The documented route that `path` is an instance of; the most literal one wins."""
        segments = path.strip("/").split("/")
        best: tuple[int, str] | None = None
        for route_method, parts, template in self._routes:
            if route_method != method or len(parts) != len(segments):
                continue
            pairs = list(zip(parts, segments, strict=True))
            if all(part == segment or part.startswith("{") for part, segment in pairs):
                literal = sum(part == segment for part, segment in pairs)
                if best is None or literal > best[0]:
                    best = (literal, template)
        return best and best[1]

    def request_problems(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request; an empty list when nothing is."""
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: no such operation in the document"]
        operation = self._paths[template][method.lower()]
        where = f"{method} {template}"
        problems = [f"{where}: {problem}" for problem in self._path_problems(template, path)]
        declared = operation.get("requestBody")
        if declared is None:
            return problems + ([f"{where}: takes no body"] if body not in (None, {}) else [])
        if body is None:
            return problems + ([f"{where}: body required"] if declared.get("required") else [])
        if "application/json" not in declared["content"]:
            return problems
        content = ("requestBody", "content", "application/json", "schema")
        pointer = _pointer("paths", template, method.lower(), *content)
        errors = self._errors(_REQUEST + pointer, body)
        return problems + [f"{where}: {error}" for error in errors]

    def answer_problems(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer; an empty list when nothing is."""
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: no such operation in the document"]
        responses = self._paths[template][method.lower()]["responses"]
        where = f"{method} {template} -> {status}"
        key = str(status) if str(status) in responses else f"{status // 100}XX"
        declared = responses.get(key)
        if declared is None:
            return [f"{where}: not declared"]
        content = ("content", "application/json", "schema")
        if "$ref" in declared:
            name = declared["$ref"].rsplit("/", 1)[1]
            pointer = _pointer("components", "responses", name, *content)
        elif "content" in declared:
            pointer = _pointer("paths", template, method.lower(), "responses", key, *content)
        else:
            return [] if body is None else [f"{where}: must have no body"]
        return [f"{where}: {error}" for error in self._errors(_ANSWER + pointer, body)]

    def _path_problems(self, template: str, path: str) -> Iterator[str]:
        for part, segment in zip(
            template.strip("/").split("/"), path.strip("/").split("/"), strict=True
        ):
            if part.endswith("_id}") and not (
                _SNOWFLAKE.fullmatch(segment) or segment.startswith("@")
            ):
                yield f"{part} is not a snowflake: {segment!r}"

    def _errors(self, pointer: str, value: Any) -> list[str]:
        validator = _Validator({"$ref": pointer}, registry=self._registry)
        return [_explain(error) for error in validator.iter_errors(value)]


def _pointer(*parts: str) -> str:
    return "#/" + "/".join(part.replace("~", "~0").replace("/", "~1") for part in parts)


def _loosen_snowflakes(node: Any) -> None:
    if isinstance(node, dict):
        if node.get("format") == "snowflake" and node.get("type") == "string":
            node["type"] = ["string", "integer"]
        for child in node.values():
            _loosen_snowflakes(child)
    elif isinstance(node, list):
        for child in node:
            _loosen_snowflakes(child)


def _close_objects(node: Any, *, part_of_a_whole: bool = False) -> None:
    """Forbid unknown keys everywhere but in the parts of an `allOf` of several."""
    if isinstance(node, list):
        for child in node:
            _close_objects(child)
    if not isinstance(node, dict):
        return
    properties = node.get("properties")
    if isinstance(properties, dict) and not part_of_a_whole:
        node.setdefault("additionalProperties", False)
    for key, child in node.items():
        if key == "properties" and isinstance(child, dict):
            for schema in child.values():
                _close_objects(schema)
        elif key == "allOf" and isinstance(child, list) and len(child) > 1:
            for schema in child:
                _close_objects(schema, part_of_a_whole=True)
        else:
            _close_objects(child)


def _allow_extra_keys(schemas: dict[str, Any]) -> None:
    for name, schema in schemas.items():
        for key, prefixes in _EXTRA_KEYS.items():
            if name.startswith(prefixes) and isinstance(schema.get("properties"), dict):
                schema["properties"].setdefault(key, True)


def _mark_types(node: Any, schemas: dict[str, Any]) -> None:
    """Write beside each reference in a union which `type`s it stands for, and beside a union of
    mere values which those are."""
    if isinstance(node, list):
        for child in node:
            _mark_types(child, schemas)
    if not isinstance(node, dict):
        return
    values = [branch.get("const") for branch in node.get("oneOf", ())]
    if values and all(isinstance(value, int | str) for value in values):
        node[_VALUES] = {(type(value), value) for value in values}
    for branch in [*node.get("oneOf", ()), *node.get("anyOf", ())]:
        named = schemas.get(branch.get("$ref", "").rsplit("/", 1)[-1], {})
        types = named.get("properties", {}).get("type", {}).get("enum")
        if types:
            branch[_TYPES] = types
    for child in node.values():
        _mark_types(child, schemas)


def _only_the_type_meant(keyword: str) -> Any:
    """The keyword, tried on those branches alone that the object's `type` means.

    Components nest unions in unions; trying every branch takes ten times as long.  A value that
    is one of a union of values needs no trying.
    """
    original = jsonschema.Draft202012Validator.VALIDATORS[keyword]

    def check(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
        if isinstance(instance, int | str) and (type(instance), instance) in schema.get(
            _VALUES, ()
        ):
            return
        kind = instance.get("type") if isinstance(instance, dict) else None
        meant = [b for b in branches if _TYPES not in b or kind in b[_TYPES]]
        yield from original(validator, meant or branches, instance, schema)

    return check


_Validator = jsonschema.validators.extend(
    jsonschema.Draft202012Validator,
    {keyword: _only_the_type_meant(keyword) for keyword in ("oneOf", "anyOf")},
)


def _explain(error: jsonschema.ValidationError) -> str:
    """Follow a failed `oneOf` down to the branch that was meant: the one whose `type` fits."""
    while error.context:
        branches: dict[Any, list[jsonschema.ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = min(branches.values(), key=lambda errors: (any(map(_other, errors)), len(errors)))
        error = meant[0]
    where = "/".join(str(part) for part in error.absolute_path) or "(body)"
    return f"{where}: {error.message[:300]}"


def _other(error: jsonschema.ValidationError) -> bool:
    """Whether this branch was simply another type of thing."""
    names_type = list(error.path)[-1:] == ["type"]
    if names_type and error.validator in {"const", "enum", "oneOf", "allOf"}:
        return True
    return error.validator == "type" and not error.path
