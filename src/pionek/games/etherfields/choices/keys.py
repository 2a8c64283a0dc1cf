"""The names that the keys of options give to what packs do not list: colours, spaces, and the codes of "pick"."""

from __future__ import annotations

from collections.abc import Callable

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.content import EtherfieldsContent
from pionek.games.etherfields.model.dreamscape import SPACES, name_of


def pick_key(content: EtherfieldsContent, code: int) -> str:
    """The name of a code: of a step, a Dreamer, a Morphing, a Secret piece or a Wall by what it counts, of others by the vocabulary."""
    if code in vocabulary.PICKS:
        return vocabulary.PICKS[code]
    if code >= vocabulary.PICK_FLIPPED:
        return f"flipped-{content.id_of('card', code - vocabulary.PICK_FLIPPED)}"
    if code >= vocabulary.PICK_ENTITIES:
        return f"entity-{content.id_of('entity', code - vocabulary.PICK_ENTITIES)}"
    if code >= vocabulary.PICK_EDGES:
        one, other = divmod(code - vocabulary.PICK_EDGES, SPACES)
        return f"edge-{name_of(one)}-{name_of(other)}"
    if code >= vocabulary.PICK_SECRETS:
        return f"secret-{chr(ord('a') + code - vocabulary.PICK_SECRETS)}"
    if code >= vocabulary.PICK_MORPHS:
        return f"morph-{vocabulary.MORPHS[code - vocabulary.PICK_MORPHS]}"
    if code >= vocabulary.PICK_DREAMER:
        return f"dreamer-{content.id_of('dreamer', code - vocabulary.PICK_DREAMER)}"
    return f"step-{code - vocabulary.PICK_STEPS + 1}"


KEY_NAMES: dict[str, Callable[[EtherfieldsContent, int], str]] = {
    "colour": lambda content, colour: vocabulary.COLOURS[colour],
    "space": lambda content, space: name_of(space),
    "choice-pick": pick_key,
}
