"""What lies in the repository: no trace of the machine it was written on, and no promise that is not kept."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = re.compile(r"(^|/)(\.git|\.venv[^/]*|__pycache__|node_modules|\.[a-z]+_cache|\.hypothesis|build|dist)(/|$)")

# Written in parts, so that this file does not hold them.
MACHINE_PATHS = [f"/{name}/" for name in ("root", "home", "work")]
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "registry." + "npmjs", "deb." + "debian", "yarn" + "pkg.com"]
TRACES = re.compile("|".join([rf"(?<![\w.]){path}" for path in MACHINE_PATHS] + [re.escape(host) for host in REGISTRIES]))

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def committed() -> list[Path]:
    """The files of the repository; in an unpacked archive, all that was not built there."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        names = [name for name in listed.split("\0") if name]
    else:
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    return [ROOT / name for name in names if not BUILT.search(name) and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8")


def test_no_file_holds_a_path_of_a_machine_or_a_registry():
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in committed()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if (match := TRACES.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("line", [f"see {MACHINE_PATHS[0]}notes", f"--index-url https://{REGISTRIES[0]}/simple"])
def test_a_trace_is_found(line):
    assert TRACES.search(line)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_lock_files_pin_every_package_by_hash_and_name_no_host(lock):
    entries = re.split(r"\n(?=[a-z])", lock.read_text())
    packages = [entry for entry in entries if not entry.startswith("#")]
    assert packages
    assert [entry.splitlines()[0] for entry in packages if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert "://" not in lock.read_text()


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_of_the_pages_are_in_the_makefile(page):
    told = set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", page.read_text(), re.MULTILINE))
    assert told - targets() == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_named_by_the_pages_are_there(page):
    text = page.read_text()
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    named = re.findall(r"`((?:src|tests|tools|docs|requirements|web|\.ci)/[\w./-]*)`", text)
    missing = [link for link in links if link and not (page.parent / link).exists()]
    missing += [name for name in named if not (ROOT / name).exists()]
    assert missing == []


def test_every_page_is_in_the_index():
    index = (ROOT / "docs" / "README.md").read_text()
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page != "README.md" and f"({page})" not in index] == []


def test_each_dependency_has_a_reason():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = list(project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    for group in project["dependency-groups"].values():
        wanted += group
    names = {re.split(r"[\[<>=!~ ]", want)[0].lower() for want in wanted}
    reasons = (ROOT / "docs" / "dependencies.md").read_text().lower()
    assert sorted(name for name in names if f"`{name}`" not in reasons) == []
