"""What the server writes to people. A letter tells whose turn it is and where, and nothing that happens at the table."""

from __future__ import annotations

from typing import NamedTuple

ASKED = {"en": "Pionek: is this your address?", "pl": "Pionek: czy to twój adres?"}
ASKING = {
    "en": "Hello {name},\n\nsomebody, probably you, wants to be told at this address when it is their turn at Pionek.\n"
    "If that is so, open this link within two days:\n\n{link}\n\nIf not, there is nothing to do: no more mail will come.\n",
    "pl": "Cześć {name}!\n\nKtoś, pewnie ty, chce dostawać na ten adres wiadomość, gdy przychodzi jego kolej w Pionku.\n"
    "Jeśli tak jest, otwórz ten odnośnik w ciągu dwóch dni:\n\n{link}\n\nJeśli nie, nic nie rób: więcej wiadomości nie będzie.\n",
}
WAITED = {"en": "Pionek: your turn", "pl": "Pionek: twoja kolej"}
WAITING = {
    "en": "Hello {name},\n\nit is your turn:\n\n{turns}\n\nNo more of these letters: {stop}\n",
    "pl": "Cześć {name}!\n\nTwoja kolej:\n\n{turns}\n\nBez takich wiadomości: {stop}\n",
}
WITH = {"en": "{game} with {others}", "pl": "{game}, grają też: {others}"}


class Turn(NamedTuple):
    """A match that waits for somebody: the game, who else sits there, and the link to the table."""

    game: str
    others: list[str]
    link: str


def confirmation(lang: str, name: str, link: str) -> tuple[str, str]:
    """The subject and the text of the letter that asks whether an address is right."""
    return ASKED[lang], ASKING[lang].format(name=name, link=link)


def your_turn(lang: str, name: str, turns: list[Turn], stop: str) -> tuple[str, str]:
    """The subject and the text of the letter that says where somebody is waited for."""
    listed = [f"{WITH[lang].format(game=game, others=', '.join(others)) if others else game}\n{link}" for game, others, link in turns]
    return WAITED[lang], WAITING[lang].format(name=name, turns="\n\n".join(listed), stop=stop)
