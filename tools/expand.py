"""Write out, for the compiler, what metaclasses and registries make in interpreted code.

    Expander(package).expanded(path)

is the source of a file in which every piece has its `__init__` and `clone`, every form its `fields` and `__init__`, every
definition its `fields`, and every word of a vocabulary its number, as if written by hand: mypyc knows no metaclasses, and
it computes fastest with literals. Lines keep their numbers as far as there are empty lines to write into.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

from pionek.core.state.fields import counted

FUTURE = "from __future__ import annotations"
RECORD = ("pionek.core.state.piece", "Record")
PIECE = ("pionek.core.state.piece", "Piece")
FORM = ("pionek.core.language.forms", "Form")
DEFINITION = ("pionek.core.language.definitions", "Definition")
METACLASSES = ("metaclass=Fields", "metaclass=FormFields", "metaclass=EntryFields")
BUILT_IN = frozenset({"int", "bool", "str", "float", "list", "tuple", "dict", "object", "None"})
Name = tuple[str, str]


class Declared:
    """One field of a class: `how` says what kind of declaration it is.

    required, default: a parameter without or with a default. later: not a parameter. given: a parameter that is not a
    field (InitVar). pack: a field that packs write.
    """

    def __init__(self, module: str, node: ast.AnnAssign) -> None:
        self.module = module
        self.node = node
        self.name = ast.unparse(node.target)
        self.kind = node.annotation
        self.value = node.value
        self.how = "required" if node.value is None else "default"
        self.options: dict[str, ast.expr] = {}
        if isinstance(node.annotation, ast.Subscript) and ast.unparse(node.annotation.value) == "InitVar":
            self.how = "given"
            self.kind = node.annotation.slice
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "later":
            self.how = "later"
            self.value = node.value.args[0] if node.value.args else None
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "field":
            self.how = "pack"
            self.options = {word.arg: word.value for word in node.value.keywords if word.arg}
            self.options["kind"] = node.value.args[0]


class Expander:
    """Knows all classes of core and games, and where each name of a module comes from."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.trees: dict[str, ast.Module] = {}
        self.sources: dict[str, str] = {}
        self.classes: dict[Name, ast.ClassDef] = {}
        self.aliases: dict[Name, str] = {}
        self.imports: dict[str, dict[str, Name]] = {}
        self.wanted: set[str] = set()
        """The imports that the generated code of the module in hand needs."""
        self.paths = sorted([*package.glob("core/**/*.py"), *package.glob("games/**/*.py")])
        for path in self.paths:
            self.read(path)

    # Reading

    def module_of(self, path: Path) -> str:
        parts = path.relative_to(self.package.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def read(self, path: Path) -> None:
        module = self.module_of(path)
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        self.trees[module], self.sources[module] = tree, source
        names = self.imports[module] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for each in node.names:
                    names[each.asname or each.name] = (node.module, each.name)
        for statement in tree.body:
            if isinstance(statement, ast.ClassDef):
                self.classes[module, statement.name] = statement
            elif isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation) == "TypeAlias":
                assert statement.value is not None
                self.aliases[module, ast.unparse(statement.target)] = ast.unparse(statement.value)

    def resolve(self, module: str, name: str) -> Name:
        if (module, name) in self.classes or (module, name) in self.aliases:
            return module, name
        return self.imports[module].get(name, (module, name))

    def bases(self, name: Name) -> list[Name]:
        """The base classes, without what they are generic in."""
        node = self.classes.get(name)
        found = [each.value if isinstance(each, ast.Subscript) else each for each in node.bases] if node is not None else []
        return [self.resolve(name[0], ast.unparse(each)) for each in found]

    def descends(self, name: Name, root: Name) -> bool:
        return name == root or any(self.descends(each, root) for each in self.bases(name))

    def having(self, name: Name, method: str) -> Name | None:
        """The nearest class, itself first, that writes this method."""
        node = self.classes.get(name)
        if node is None:
            return None
        if method in methods(node):
            return name
        return next((found for each in self.bases(name) if (found := self.having(each, method))), None)

    def is_frozen(self, name: Name) -> bool:
        node = self.classes.get(name)
        return node is not None and ("frozen" in assigned(node) or any(self.is_frozen(each) for each in self.bases(name)))

    def own(self, name: Name) -> list[Declared]:
        node = self.classes.get(name)
        found = [each for each in node.body if isinstance(each, ast.AnnAssign)] if node is not None else []
        return [Declared(name[0], each) for each in found if not ast.unparse(each.annotation).startswith("ClassVar")]

    def fields(self, name: Name, root: Name) -> dict[str, Declared]:
        """All fields of a class by name, those of its bases first."""
        found: dict[str, Declared] = {}
        for base in reversed(self.bases(name)):
            if self.descends(base, root) and base not in (root, PIECE):
                found.update(self.fields(base, root))
        found.update({each.name: each for each in self.own(name)})
        return found

    # Writing

    def expanded(self, path: Path) -> str:
        module = self.module_of(path)
        lines = self.sources[module].splitlines()
        self.wanted = set()
        if any(each in self.sources[module] for each in ("= Words()", "= Numbered()", "= Bits()")):
            self.number(module, lines)
        grown: list[tuple[int, list[str]]] = []
        for node in self.trees[module].body:
            if isinstance(node, ast.ClassDef):
                for each in METACLASSES:
                    line = lines[node.lineno - 1]
                    lines[node.lineno - 1] = line.replace(f"({each})", "").replace(f", {each}", "")
                made = self.methods_for(module, node, lines)
                grown.append((node.end_lineno or 0, self.place(node, lines, made)))
        for end, rest in reversed(grown):
            lines[end:end] = rest
        more = "".join(f"; {each}" for each in sorted(self.wanted))
        lines = [f"{line}{more}" if line == FUTURE else line for line in lines]
        return "\n".join(lines) + "\n"

    def number(self, module: str, lines: list[str]) -> None:
        """Put the number of each word behind its declaration: `PLAY: Final = 8; verb("play")`."""
        words = vars(importlib.import_module(module))
        for node in self.trees[module].body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and isinstance(node.value, ast.Call):
                name = ast.unparse(node.target)
                if type(words[name]) is int:
                    lines[node.lineno - 1] = f"{name}: Final = {words[name]}; {ast.unparse(node.value)}"
                    for at in range(node.lineno, node.end_lineno or node.lineno):
                        lines[at] = ""

    def methods_for(self, module: str, node: ast.ClassDef, lines: list[str]) -> list[str]:
        """What is made for a class; what its declarations say beside the types is taken out."""
        name = (module, node.name)
        if name in (RECORD, PIECE, FORM, DEFINITION):
            return []
        if self.descends(name, RECORD):
            made = self.piece(name, node)
        elif self.descends(name, FORM):
            made = self.form(name, node)
        elif self.descends(name, DEFINITION):
            made = self.entry(name)
        else:
            return []
        inherited = {each for base in self.bases(name) for each in self.fields(base, RECORD)}
        for each in self.own(name):
            first, last = each.node.lineno - 1, (each.node.end_lineno or each.node.lineno) - 1
            again = each.name in inherited and self.descends(name, RECORD)
            lines[first] = "" if each.how == "given" or again else f"    {each.name}: {ast.unparse(each.kind)}"
            for at in range(first + 1, last + 1):
                lines[at] = ""
        return made

    def piece(self, name: Name, node: ast.ClassDef) -> list[str]:
        written = methods(node)
        made: list[str] = []
        own = self.own(name)
        if (own or "__post_init__" in written) and "__init__" not in written:
            made.append(self.init(name))
        if self.descends(name, PIECE) and not {"clone", "copy_into"} & written:  # a class that copies its part for others is not cloned itself
            made.append(self.clone(name))
        types = {each.name: ast.unparse(each.kind) for each in self.fields(name, RECORD).values()}
        refers = {each: kind for each, text in types.items() if (kind := counted(text))}
        shared = tuple(each for each, text in types.items() if "Shared[" in text)
        if own and refers:
            made.append(f"refers: _ClassVar[dict[str, str]] = {refers!r}")
        if own and shared:
            made.append(f"SHARED: _ClassVar[tuple[str, ...]] = {shared!r}")
        if name[0].startswith("pionek.core."):
            made.append(self.for_interpreted(name))
        if any("_ClassVar[" in each for each in made):
            self.wanted.add("from typing import ClassVar as _ClassVar")
        return made

    def for_interpreted(self, name: Name) -> str:
        """What interpreted subclasses of a class of the core need to know of it; see core/state/fields.py."""
        fields = self.fields(name, RECORD).values()
        given = {each.name: ast.unparse(each.value) for each in fields if each.how == "default" and each.value is not None}
        parameters = tuple(f"{each.name}={given[each.name]}" if each.name in given else each.name for each in fields if each.how != "later")
        return f"COMPILED: _ClassVar[tuple[tuple[str, ...], dict[str, str]]] = ({parameters!r}, {self.copies(name)!r})"

    def init(self, name: Name) -> str:
        parameters = ["self"]
        body: list[str] = []
        fields = self.fields(name, RECORD)
        for each in fields.values():
            kind = self.type_of(name[0], each)
            start = self.expression(name[0], each, each.value) if each.value is not None else ""
            fresh = isinstance(each.value, ast.List | ast.BinOp | ast.ListComp)
            if each.how in ("required", "given"):
                parameters.append(f"{each.name}: {kind}")
            elif each.how == "default":
                parameters.append(f"{each.name}: {kind} | None = None" if fresh else f"{each.name}: {kind} = {start}")
            if each.how == "default" and fresh:
                body.append(f"self.{each.name} = {start} if {each.name} is None else {each.name}")
            elif each.how in ("required", "default"):
                body.append(f"self.{each.name} = {each.name}")
            elif each.how == "later" and start:
                body.append(f"self.{each.name} = {start}")
        if self.having(name, "__post_init__"):
            body.append(f"self.__post_init__({', '.join(each.name for each in fields.values() if each.how == 'given')})")
        return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(body) or 'pass'}"

    def type_of(self, module: str, each: Declared) -> str:
        """The type of a parameter, in the names of this module; a class that the module may not know is Any."""
        text = ast.unparse(each.kind)
        if each.module == module:
            return text
        for part in ast.walk(each.kind):
            if isinstance(part, ast.Name) and part.id not in BUILT_IN:
                plain = self.aliases.get(self.resolve(each.module, part.id))
                if plain is None:
                    self.wanted.add("from typing import Any as _Any")
                    return "_Any"
                text = text.replace(part.id, plain)
        return text

    def expression(self, module: str, each: Declared, value: ast.expr) -> str:
        """A default, in the names of this module; names of another one are imported under an alias."""
        if each.module == module:
            return ast.unparse(value)
        copied = ast.parse(ast.unparse(value), mode="eval").body
        for part in ast.walk(copied):
            if isinstance(part, ast.Name) and part.id not in ("True", "False", "None", "len", "range"):
                home, original = self.imports[each.module].get(part.id, (each.module, part.id))
                alias = f"_far_{home.replace('.', '_')}_{original}"
                self.wanted.add(f"from {home} import {original} as {alias}")
                part.id = alias
        return ast.unparse(copied)

    def clone(self, name: Name) -> str:
        body = [f"new = {name[1]}.__new__({name[1]})", *(["self.copy_into(new)"] if self.having(name, "copy_into") else [])]
        body += [f"new.{field} = {copied}" for field, copied in self.copies(name).items()]
        return f"def clone(self) -> {name[1]}: {'; '.join([*body, 'return new'])}"

    def copies(self, name: Name) -> dict[str, str]:
        """How a clone copies each field that no `copy_into` copies."""
        by_hand = self.having(name, "copy_into")
        copied = self.fields(by_hand, RECORD) if by_hand is not None else {}
        fields = [each for each in self.fields(name, RECORD).values() if each.name not in copied and each.how != "given"]
        return {each.name: self.copy_of(f"self.{each.name}", each.kind, each.module) for each in fields}

    def copy_of(self, value: str, kind: ast.expr, module: str) -> str:
        if isinstance(kind, ast.BinOp):
            inner = self.copy_of(value, kind.left, module)
            return inner if inner == value else f"{inner} if {value} is not None else None"
        if isinstance(kind, ast.Subscript):
            if ast.unparse(kind.value) != "list":
                return value
            each = self.copy_of("each", kind.slice, module)
            return f"{value}[:]" if each == "each" else f"[{each} for each in {value}] if {value} else []"
        found = self.resolve(module, ast.unparse(kind))
        clones = self.having(found, "clone") or self.descends(found, PIECE)
        return f"{value}.clone()" if clones and not self.is_frozen(found) else value

    def form(self, name: Name, node: ast.ClassDef) -> list[str]:
        own, inherited = self.pack_fields(name, FORM)
        if not own:
            return []
        ordered = inherited + own
        made = [self.listed(name, ordered)]
        if "__init__" in methods(node):
            return made
        positional, body = ["self"], ['self.path = ""']
        named: list[str] = []
        for each in ordered:
            text = f"{each.name}: {self.type_of(name[0], each)}"
            if "default" in each.options:
                text += f" = {self.expression(name[0], each, each.options['default'])}"
            (named if "kw_only" in each.options else positional).append(text)
            body.append(f"self.{each.name} = {each.name}")
        if self.having(name, "__post_init__"):
            body.append("self.__post_init__()")
        parameters = ", ".join([*positional, *(["*", *named] if named else [])])
        return [*made, f"def __init__({parameters}) -> None: {'; '.join(body)}"]

    def entry(self, name: Name) -> list[str]:
        own, inherited = self.pack_fields(name, DEFINITION)
        return [self.listed(name, own + inherited)] if own else []

    def pack_fields(self, name: Name, root: Name) -> tuple[list[Declared], list[Declared]]:
        """The fields that packs write: those that a class declares itself, and the others."""
        own = [each for each in self.own(name) if each.how == "pack"]
        names = {each.name for each in own}
        return own, [each for each in self.fields(name, root).values() if each.how == "pack" and each.name not in names]

    def listed(self, name: Name, fields: list[Declared]) -> str:
        """The tuple of fields as the loader reads it."""
        self.wanted |= {"from pionek.core.language.fields import Field as _Field", "from typing import ClassVar as _ClassVar"}
        found = []
        for each in fields:
            rest = [self.expression(name[0], each, each.options["kind"])]
            if "default" in each.options:
                rest.append(self.expression(name[0], each, each.options["default"]))
            found.append(f'_Field("{each.name.rstrip("_").replace("_", "-")}", {", ".join(rest)})')
        return f"fields: _ClassVar[tuple[_Field, ...]] = ({', '.join(found)},)"

    def place(self, node: ast.ClassDef, lines: list[str], made: list[str]) -> list[str]:
        """Write each line where one is empty: behind a statement of the class, or where a declaration stood.

        Gives the lines that found no place; they go behind the class.
        """
        ends = [each.end_lineno or 0 for each in node.body[:-1]]
        gaps = [at for at in ends if at < len(lines) and not lines[at].strip()]
        blank = [each.lineno - 1 for each in node.body if isinstance(each, ast.AnnAssign) and not lines[each.lineno - 1]]
        free = list(dict.fromkeys([*gaps, *blank]))
        for at, line in zip(free, made, strict=False):
            lines[at] = f"    {line}"
        return [f"    {line}" for line in made[len(free) :]]


def methods(node: ast.ClassDef) -> set[str]:
    return {each.name for each in node.body if isinstance(each, ast.FunctionDef)}


def assigned(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(each.targets[0]) for each in node.body if isinstance(each, ast.Assign)}
