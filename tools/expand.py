"""Write out what core/state/fields.py makes of a class, for the compiler, which knows no metaclasses.

    Expander(package).expanded(path)

is the source of a file in which every class of the table has its `__init__`, `defaults` and `clone` as if written by hand.
No line moves: each method takes the place of an empty line.
"""

from __future__ import annotations

import ast
from pathlib import Path

FUTURE = "from __future__ import annotations"
ROOT_CLASS = ("pionek.core.state.fields", "Piece")
FORM_CLASS = ("pionek.core.language.forms", "Form")
Name = tuple[str, str]


class ExpandError(Exception):
    """Why a class cannot be written out, in one line."""


class Declared:
    """One field: its type and default as written, and where. `how` is required, default, later or given."""

    def __init__(self, module: str, node: ast.AnnAssign) -> None:
        self.module = module
        self.node = node
        self.name = ast.unparse(node.target)
        self.kind = node.annotation
        self.text = ast.unparse(node.annotation)
        value = node.value
        self.how = "required" if value is None else "default"
        if self.text.startswith("InitVar["):
            self.how = "given"
            assert isinstance(node.annotation, ast.Subscript)
            self.text = ast.unparse(node.annotation.slice)
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "later":
            self.how = "later"
            value = value.args[0] if value.args else None
        self.value = value

    def literal(self) -> bool:
        return self.value is None or not any(isinstance(each, ast.Name) for each in ast.walk(self.value))


class Expander:
    """Knows all classes of core and games, and where each name of a module comes from."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.trees: dict[str, ast.Module] = {}
        self.sources: dict[str, str] = {}
        self.classes: dict[Name, ast.ClassDef] = {}
        self.imports: dict[str, dict[str, Name]] = {}
        for path in [*package.glob("core/**/*.py"), *package.glob("games/**/*.py")]:
            self.read(path)

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
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[module, node.name] = node

    def resolve(self, module: str, name: str) -> Name:
        return (module, name) if (module, name) in self.classes else self.imports[module].get(name, (module, name))

    def bases(self, name: Name) -> list[Name]:
        node = self.classes.get(name)
        return [self.resolve(name[0], ast.unparse(each)) for each in node.bases] if node is not None else []

    def family(self, name: Name) -> bool:
        """Whether it is a class of the table."""
        return name == ROOT_CLASS or any(self.family(each) for each in self.bases(name))

    def is_form(self, name: Name) -> bool:
        return name == FORM_CLASS or any(self.is_form(each) for each in self.bases(name))

    def clones(self, module: str, name: str) -> bool:
        """Whether what this name means has a `clone`."""
        found = self.resolve(module, name)
        node = self.classes.get(found)
        if node is None:
            return False
        return self.family(found) or "clone" in methods(node) or any(self.clones(*each) for each in self.bases(found))

    def own(self, name: Name) -> list[Declared]:
        node = self.classes.get(name)
        found = [each for each in node.body if isinstance(each, ast.AnnAssign)] if node is not None else []
        return [Declared(name[0], each) for each in found if not ast.unparse(each.annotation).startswith("ClassVar")]

    def fields(self, name: Name) -> dict[str, Declared]:
        found: dict[str, Declared] = {}
        for base in reversed(self.bases(name)):
            if self.family(base) and base != ROOT_CLASS:
                found.update(self.fields(base))
        found.update({each.name: each for each in self.own(name)})
        return found

    def having(self, name: Name, method: str) -> Name | None:
        """The nearest class, itself first, that writes this method by hand."""
        node = self.classes.get(name)
        if node is None:
            return None
        if method in methods(node):
            return name
        return next((found for each in self.bases(name) if (found := self.having(each, method))), None)

    def asks_for_defaults(self, name: Name) -> bool:
        """Whether an `__init__` written by hand, its own or a base's, begins with them."""
        node = self.classes.get(name)
        written = [each for each in node.body if isinstance(each, ast.FunctionDef)] if node is not None else []
        if any("self.defaults()" in ast.unparse(each) for each in written):
            return True
        return any(self.asks_for_defaults(each) for each in self.bases(name))

    # Writing

    def expanded(self, path: Path) -> str:
        module = self.module_of(path)
        lines = self.sources[module].splitlines()
        wanted: set[Name] = set()
        for node in self.trees[module].body:
            if isinstance(node, ast.ClassDef) and self.is_form((module, node.name)):
                self.expand_form(node, lines)
            if isinstance(node, ast.ClassDef) and self.family((module, node.name)) and (module, node.name) != ROOT_CLASS:
                self.expand(module, node, lines)
                wanted |= self.unknown(module, (module, node.name))
        more = "".join(f"; from {home} import {each}" for home, each in sorted(wanted))
        lines = [f"{line}{more}" if line == FUTURE else line for line in lines]
        return "\n".join(lines) + "\n"

    def unknown(self, module: str, name: Name) -> set[Name]:
        """Types of parameters that a base declares and this module has not imported."""
        found: set[Name] = set()
        for each in self.fields(name).values():
            if each.module != module and each.how != "later" and self.own(name):
                for part in ast.walk(ast.parse(each.text)):
                    if isinstance(part, ast.Name) and part.id not in self.imports[module]:
                        home = self.resolve(each.module, part.id)
                        if home in self.classes:
                            found.add(home)
        return found

    def expand(self, module: str, node: ast.ClassDef, lines: list[str]) -> None:
        name = (module, node.name)
        written = methods(node)
        if "__slots__" in assigned(node):
            return  # all of it is written by hand
        head = lines[node.lineno - 1]
        lines[node.lineno - 1] = head.replace("(Piece)", "")
        made: list[str] = []
        own = self.own(name)
        if own or "begun" in written:
            if "__init__" not in written:
                made.append(self.init(name))
            if self.asks_for_defaults(name):
                made.append(self.defaults(name))
        if "clone" not in written:
            made.append(self.clone(name))
        for each in own:  # what stands there is the type alone
            first, last = each.node.lineno - 1, (each.node.end_lineno or each.node.lineno) - 1
            lines[first] = "" if each.how == "given" else f"    {each.name}: {each.text}"
            for at in range(first + 1, last + 1):
                lines[at] = ""
        self.place(node, lines, made)

    def expand_form(self, node: ast.ClassDef, lines: list[str]) -> None:
        """A form: the tuple of its fields as the loader reads it, and its `__init__`."""
        lines[node.lineno - 1] = lines[node.lineno - 1].replace("(metaclass=FormFields)", "")
        own = [each for each in node.body if isinstance(each, ast.AnnAssign) and is_asked(each.value)]
        if not own:
            return
        given, body, listed = ["self"], ['self.path = ""'], []
        for each in own:
            assert isinstance(each.value, ast.Call)
            name = ast.unparse(each.target)
            kind = ast.unparse(each.annotation)
            given.append(f"{name}: {kind}")
            body.append(f"self.{name} = {name}")
            rest = [ast.unparse(each.value.args[0]), *(ast.unparse(word.value) for word in each.value.keywords)]
            listed.append(f'Field("{name.rstrip("_").replace("_", "-")}", {", ".join(rest)})')
            lines[each.lineno - 1] = f"    {name}: {kind}"
            for at in range(each.lineno, each.end_lineno or each.lineno):
                lines[at] = ""
        if "begun" in methods(node):
            body.append("self.begun()")
        made = [f"fields = ({', '.join(listed)},)"]
        if "__init__" not in methods(node):
            made.append(f"def __init__({', '.join(given)}) -> None: {'; '.join(body)}")
        self.place(node, lines, made)

    def place(self, node: ast.ClassDef, lines: list[str], made: list[str]) -> None:
        """Put each method where a line is empty: behind the docstring, between fields and methods, behind the class."""
        inside = [
            at for each in node.body for at in range((each.end_lineno or 0), min(len(lines), (each.end_lineno or 0) + 1))
            if not lines[at].strip()
        ]  # fmt: skip
        blank = [(each.lineno - 1) for each in node.body if isinstance(each, ast.AnnAssign) and not lines[each.lineno - 1]]
        free = list(dict.fromkeys([*inside, *blank]))
        end = (node.end_lineno or 0)
        while len(free) < len(made):
            lines.insert(end, "") if end >= len(lines) else None
            if end in free:
                raise ExpandError(f"{node.name}: no empty line is left for what is made of its fields")
            free.append(end)
        for at, line in zip(free, made, strict=False):
            lines[at] = f"    {line}"

    def init(self, name: Name) -> str:
        given = ["self"]
        body: list[str] = []
        fields = self.fields(name)
        far = [each for each in fields.values() if each.module != name[0] and not each.literal()]
        if far:
            base = ast.unparse(self.classes[name].bases[0])
            body.append(f"{base}.defaults(self)")
        for each in fields.values():
            if each in far and each.how == "later":
                continue
            start = ast.unparse(each.value) if each.value is not None else ""
            if each.how in ("required", "given"):
                given.append(f"{each.name}: {each.text}")
            elif each.how == "default":
                fresh = isinstance(each.value, ast.List | ast.BinOp)
                given.append(f"{each.name}: {each.text} | None = None" if fresh else f"{each.name}: {each.text} = {start}")
                if fresh:
                    body.append(f"self.{each.name} = {start} if {each.name} is None else {each.name}")
                    continue
            if each.how in ("required", "default"):
                body.append(f"self.{each.name} = {each.name}")
            elif each.how == "later" and start:
                body.append(f"self.{each.name} = {start}")
        if self.having(name, "begun"):
            body.append(f"self.begun({', '.join(each.name for each in fields.values() if each.how == 'given')})")
        return f"def __init__({', '.join(given)}) -> None: {'; '.join(body) or 'pass'}"

    def defaults(self, name: Name) -> str:
        fields = self.fields(name).values()
        far = any(each.module != name[0] and not each.literal() for each in fields)  # what only the base can name
        body = [f"{ast.unparse(self.classes[name].bases[0])}.defaults(self)"] if far else []
        for each in self.own(name) if far else fields:
            if each.value is not None:
                body.append(f"self.{each.name} = {ast.unparse(each.value)}")
        return f"def defaults(self) -> None: {'; '.join(body) or 'pass'}"

    def clone(self, name: Name) -> str:
        by_hand = self.having(name, "copy_into")
        copied = self.fields(by_hand) if by_hand is not None else {}
        body = [f"new = {name[1]}.__new__({name[1]})", *(["self.copy_into(new)"] if by_hand is not None else [])]
        for each in self.fields(name).values():
            if each.name not in copied and each.how != "given":
                body.append(f"new.{each.name} = {self.copy_of(f'self.{each.name}', each.kind, each.module)}")
        return f"def clone(self) -> {name[1]}: {'; '.join([*body, 'return new'])}"

    def copy_of(self, value: str, kind: ast.expr, module: str) -> str:
        if isinstance(kind, ast.BinOp):
            inner = self.copy_of(value, kind.left, module)
            return inner if inner == value else f"{inner} if {value} is not None else None"
        if isinstance(kind, ast.Subscript):
            if ast.unparse(kind.value) != "list":
                return value
            each = self.copy_of("each", kind.slice, module)
            return f"{value}[:]" if each == "each" else f"[{each} for each in {value}] if {value} else []"
        return f"{value}.clone()" if self.clones(module, ast.unparse(kind)) else value


def is_asked(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "field"


def methods(node: ast.ClassDef) -> set[str]:
    return {each.name for each in node.body if isinstance(each, ast.FunctionDef)}


def assigned(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(each.targets[0]) for each in node.body if isinstance(each, ast.Assign)}
