"""Checks Slack traffic against a JSON Schema made from the types of Slack's own npm packages.

Roots of the document: ``Q_`` arguments of a method, ``R_`` its answer, ``S_`` what is shown and
what arrives at the bot (S_Block, S_ModalView, S_SlashCommand ...).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT7

from tests.shared import SHARED

DOCUMENT = SHARED / "specs" / "slack" / "slack-sdk-types.schema.json"

MESSAGE_BLOCKS, VIEW_BLOCKS, TEXT, BLOCK_ID, MENU_OPTIONS = 50, 100, 40_000, 255, 100
"""Limits that Slack documents for whole calls and its types do not state (reference/block-kit,
methods/chat.postMessage)."""

NOT_IN_TYPES = frozenset({"oauth.v2.access"})
"""Methods whose arguments the document does not describe."""

_URI = "urn:slack-sdk-types"
_any_of = jsonschema.Draft7Validator.VALIDATORS["anyOf"]
_JSON_ARGUMENTS = frozenset({"blocks", "attachments", "metadata", "view", "files", "unfurls"})
# slack_sdk may put the token in the body; Bolt adds team_id to every call.
_IGNORED = frozenset({"token", "team_id"})
_NOTHING = {"type": "divider"}
_VIEWS = {"home": "S_HomeView", "modal": "S_ModalView"}

Json = dict[str, Any]


class SlackSchema:
    """The published types, asked what is wrong with a value: each method lists problems."""

    def __init__(self, document: Json) -> None:
        self._definitions: Json = document["definitions"]
        self._roots: dict[str, str] = document["roots"]
        contents = DRAFT7.create_resource(document)
        self._registry: Registry[Any] = Registry().with_resource(_URI, contents)
        self._draft7 = jsonschema.validators.extend(
            jsonschema.Draft7Validator, {"anyOf": self._any_of}
        )

    @classmethod
    @lru_cache(maxsize=1)
    def load(cls, path: Path = DOCUMENT) -> SlackSchema | None:
        """The document, or None where it is missing."""
        return cls(json.loads(path.read_text())) if path.is_file() else None

    # ----------------------------------------------------------------- calls

    def decode(self, method: str, arguments: Json) -> tuple[Json, list[str]]:
        """The JSON values that form and query strings stand for, and what could not be read."""
        types = self._types(f"Q_{_name(method)}")
        values: Json = {}
        problems: list[str] = []
        for key, value in arguments.items():
            if key in _IGNORED:
                continue
            try:
                values[key] = _decoded(key, value, types.get(key, frozenset()))
            except ValueError:
                problems.append(f"{key} is not JSON")
        return values, problems

    def request_problems(self, method: str, values: Json) -> list[str]:
        """What is wrong with the decoded arguments of a call."""
        root = f"Q_{_name(method)}"
        if root not in self._roots:
            return [] if method in NOT_IN_TYPES else [f"the types know no {method}"]
        problems = self.problems(root, _outline(values))
        problems += self.block_problems(values.get("blocks"), MESSAGE_BLOCKS)
        if isinstance(view := values.get("view"), dict):
            problems += self.view_problems(view)
        if len(values.get("text") or "") > TEXT:
            problems.append(f"text longer than {TEXT}")
        return problems

    def answer_problems(self, method: str, answer: Json) -> list[str]:
        """What is wrong with the answer of a method; Slack has nulls where its types say absent.

        The bot's own blocks come back in it: they were checked with the call, and the types of
        answers know but a few kinds.
        """
        root = f"R_{_name(method)}"
        if root not in self._roots:
            return []
        outline = without_nulls(answer)
        for part in ("message", "view"):
            if (outline.get(part) or {}).get("blocks"):
                outline[part] = outline[part] | {"blocks": [_NOTHING]}
        return self.problems(root, outline)

    # ----------------------------------------------------------------- parts

    def problems(self, root: str, value: Any) -> list[str]:
        """What is wrong with a value of one root."""
        kind = value.get("type") if isinstance(value, dict) else None
        whole = (self._roots[root],)
        branches = self._kinds_of(root).get(kind, whole) if kind else whole
        errors = self._validator(branches).iter_errors(value)
        return [f"{root}: {_explained(error)}" for error in errors]

    @lru_cache(maxsize=2048)  # noqa: B019 - there is one schema for the whole run
    def _validator(self, refs: tuple[str, ...]) -> Any:
        branches = [{"$ref": _URI + ref} for ref in refs]
        schema = branches[0] if len(branches) == 1 else {"anyOf": branches}
        return self._draft7(schema, registry=self._registry)

    def _any_of(
        self, validator: Any, branches: list[Json], instance: Any, schema: Any
    ) -> Iterator[Any]:
        """``anyOf`` that looks only at the branches of the value's own ``type``, if there are
        any: a button need not be held against twenty other elements."""
        kind = instance.get("type") if isinstance(instance, dict) else None
        own = [b for b in branches if isinstance(kind, str) and kind in self._consts(b)]
        return iter(_any_of(validator, own or branches, instance, schema) or ())

    def _consts(self, node: Json) -> frozenset[str]:
        """The values of ``type`` that a branch admits; none where it states none."""
        ref = node.get("$ref")
        return self._consts_at(ref) if ref is not None else frozenset()

    @lru_cache(maxsize=2048)  # noqa: B019 - there is one schema for the whole run
    def _consts_at(self, ref: str) -> frozenset[str]:
        node = self._definitions[ref.removeprefix(_URI).removeprefix("#/definitions/")]
        kind = node.get("properties", {}).get("type", {}).get("const")
        if kind is not None:
            return frozenset({kind})
        inner = [*node.get("anyOf", ()), *([node] if "$ref" in node else [])]
        return frozenset().union(*(self._consts(part) for part in inner))

    @lru_cache(maxsize=64)  # noqa: B019 - as above
    def _kinds_of(self, root: str) -> dict[str, tuple[str, ...]]:
        """The branches of a root's union for each ``type``: the others need no look."""
        found: dict[str, list[str]] = {}
        self._branches(self._roots[root], found)
        return {kind: tuple(refs) for kind, refs in found.items()}

    def _branches(self, ref: str, found: dict[str, list[str]]) -> None:
        node = self._definitions[ref.removeprefix("#/definitions/")]
        if "$ref" in node:
            self._branches(node["$ref"], found)
        for branch in node.get("anyOf", ()):
            if "$ref" in branch:
                self._branches(branch["$ref"], found)
        kind = node.get("properties", {}).get("type", {}).get("const")
        if kind is not None:
            found.setdefault(kind, []).append(ref)

    def option_problems(self, options: list[Json]) -> list[str]:
        """What is wrong with the options of a menu."""
        validator = self._validator(("#/definitions/PlainTextOption",))
        problems = [_explained(e) for option in options for e in validator.iter_errors(option)]
        values = [option["value"] for option in options]
        problems += [f"option {double!r} twice" for double in _doubles(values)]
        return problems + ([f"{len(options)} options"] if len(options) > MENU_OPTIONS else [])

    def view_problems(self, view: Json) -> list[str]:
        """What is wrong with a modal or a home tab."""
        root = _VIEWS.get(view.get("type", ""))
        if root is None:
            return [f"no view is a {view.get('type')!r}"]
        outline = view | ({"blocks": [_NOTHING]} if view.get("blocks") else {})
        return self.problems(root, outline) + self.block_problems(view.get("blocks"), VIEW_BLOCKS)

    def block_problems(self, blocks: Any, most: int = MESSAGE_BLOCKS) -> list[str]:
        """Every block against the known ones, and the rules that no schema of one can state."""
        if not isinstance(blocks, list):
            return []
        problems = [f"{len(blocks)} blocks, at most {most}"] if len(blocks) > most else []
        for number, block in enumerate(blocks):
            problems += (f"blocks/{number}: {p}" for p in self._block_problems(block))
        ids = [block["block_id"] for block in blocks if block.get("block_id")]
        return problems + [f"block_id {double!r} twice" for double in _doubles(ids)]

    def _block_problems(self, block: Json) -> Iterator[str]:
        if len(str(block.get("block_id", ""))) > BLOCK_ID:
            yield f"a block_id longer than {BLOCK_ID}"
        # An id is new at each edit: for that alone a block is not looked at again.
        anonymous = {key: part for key, part in block.items() if key != "block_id"}
        yield from self._known_block(json.dumps(anonymous, sort_keys=True))
        if block.get("type") == "section" and not block.get("text") and not block.get("fields"):
            yield "a section needs text or fields"
        elements = block.get("elements") or []
        if block.get("type") in ("actions", "context") and not elements:
            yield f"{block['type']} without elements"
        for double in _doubles([e["action_id"] for e in elements if "action_id" in e]):
            yield f"action_id {double!r} twice"

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one schema for the whole run
    def _known_block(self, block: str) -> tuple[str, ...]:
        return tuple(self.problems("S_Block", json.loads(block)))

    # ----------------------------------------------------------------- types

    @lru_cache(maxsize=256)  # noqa: B019 - as above
    def _types(self, root: str) -> dict[str, frozenset[str]]:
        """The JSON types each property may have, over all branches of a root."""
        found: dict[str, set[str]] = {}
        if root in self._roots:
            self._collect({"$ref": self._roots[root]}, found)
        return {name: frozenset(types) for name, types in found.items()}

    def _collect(self, node: Json, found: dict[str, set[str]]) -> None:
        node = self._resolved(node)
        for name, part in (node.get("properties") or {}).items():
            found.setdefault(name, set()).update(self._kinds(part))
        for key in ("anyOf", "oneOf", "allOf"):
            for branch in node.get(key, []):
                self._collect(branch, found)

    def _kinds(self, node: Json) -> list[str]:
        kinds = self._resolved(node).get("type")
        return [kinds] if isinstance(kinds, str) else list(kinds or ())

    def _resolved(self, node: Json) -> Json:
        while "$ref" in node:
            node = self._definitions[node["$ref"].removeprefix("#/definitions/")]
        return node


def without_nulls(value: Any) -> Any:
    """The value with every key left out that is null."""
    if isinstance(value, dict):
        return {key: without_nulls(part) for key, part in value.items() if part is not None}
    return [without_nulls(part) for part in value] if isinstance(value, list) else value


def _name(method: str) -> str:
    return method.replace(".", "_")


def _decoded(key: str, value: Any, types: frozenset[str]) -> Any:
    """Raises ValueError for what should be JSON and is not."""
    if not isinstance(value, str):
        return value
    is_json = types and "string" not in types and types & {"array", "object"}
    if key in _JSON_ARGUMENTS or is_json:
        return json.loads(value)
    if "string" in types:
        return value
    if "boolean" in types and value.lower() in ("true", "false", "1", "0"):
        return value.lower() in ("true", "1")
    if types & {"number", "integer"} and re.fullmatch(r"-?\d+", value):
        return int(value)
    return value


def _outline(values: Json) -> Json:
    """The arguments with blocks and views replaced by the least there is.

    Blocks and views are checked by themselves, against the known ones only: the call types admit
    any object with a type.  Slack takes blocks with attachments; the closed union does not.
    """
    outline = dict(values)
    if outline.get("blocks"):
        outline["blocks"] = [_NOTHING]
        outline.pop("attachments", None)
    elif outline.get("attachments"):
        outline["attachments"] = [{"text": "x", "fallback": "x"}]
    if isinstance(view := outline.get("view"), dict):
        is_home = view.get("type") == "home"
        title = {"type": "plain_text", "text": "x"}
        modal = {"type": "modal", "title": title, "blocks": [_NOTHING]}
        outline["view"] = {"type": "home", "blocks": [_NOTHING]} if is_home else modal
    return outline


def _doubles(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


# --------------------------------------------------------- errors in words


def _explained(error: Any) -> str:
    """An error of a union, told for the branch that was meant."""
    while error.context:
        branch = min(_branches(error), key=lambda b: (_is_other(b), len(b)))
        if _is_other(branch):
            kind = error.instance.get("type") if isinstance(error.instance, dict) else None
            return f"{_where(error)}: no known type {kind or error.instance!r}"
        error = branch[0]
    return f"{_where(error)}: {error.message[:200]}"


def _where(error: Any) -> str:
    return "/".join(str(part) for part in error.absolute_path) or "(all)"


def _branches(error: Any) -> list[list[Any]]:
    branches: dict[Any, list[Any]] = {}
    for part in error.context:
        branches.setdefault(part.schema_path[0], []).append(part)
    return list(branches.values())


def _is_other(branch: list[Any]) -> bool:
    """Whether this branch is for another ``type`` altogether."""
    return any(
        (part.validator in ("const", "enum") and list(part.path)[-1:] == ["type"])
        or (part.context and not part.path and all(_is_other(b) for b in _branches(part)))
        for part in branch
    )
