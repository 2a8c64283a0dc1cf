"""`pionek verify FILE`: check that the dice and decks of a saved match follow from its secret."""

from __future__ import annotations

from pathlib import Path

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say


def command(say: Say) -> click.Command:
    params = [parts.argument("FILE"), parts.option(say, "--commitment", "HASH"), parts.pack_option(say)]
    return parts.Command("verify", say, params, lambda **given: verify(say, **given))


def verify(say: Say, file: str, commitment: str | None, pack: tuple[str, ...]) -> None:
    """Loading plays all answers again from the secret, and refuses a table that does not follow from them."""
    import pionek
    from pionek.core.match import fairness

    match = pionek.load(Path(file).read_bytes(), tuple(Path(each) for each in pack))
    if match.base is not None:
        raise Wrong("wrong-no-beginning")
    if not fairness.is_secret(match.seed):
        raise Wrong("wrong-no-secret", seed=str(match.seed))
    found = fairness.commitment(match.seed)
    if commitment is not None and commitment.strip().lower() != found:
        raise Wrong("wrong-commitment", given=commitment.strip(), found=found)
    click.echo(say("verify-follows", count=len(match.effective()), secret=fairness.secret_of(match.seed)))
    click.echo(say("verify-matches" if commitment is not None else "verify-compare", commitment=found))
