"""Draw the map of a Dream of Etherfields for the page how to play: `src/pionek/games/etherfields/play/map.svg`.

    .venv/bin/python tools/dreamscape.py

It is made from the pack, so run this again whenever the map of the first Dream has changed.
"""

from pionek.games.etherfields import GAME
from pionek.games.etherfields.model.content import EtherfieldsContent
from pionek.games.etherfields.model.dreamscape import SPACES, WIDTH, Layout, edge, name_of

OUT = GAME.folder / "play" / "map.svg"
DREAM = "d1"
SIDE = 76
GROUNDS = {0: "#f5f0ea", 1: "#fff6cf", 2: "#cfccd6", 4: "#d8dcc0", 8: "#cfe0ea"}
SIGNS = {"trap": "▲", "gem": "◇", "sign": "✦", "flying": "≈", "enter": "•"}


def drawn(box: EtherfieldsContent) -> str:
    tiles = sorted(tile.id for tile in box.tiles if tile.of == DREAM)
    scape = box.dreamscape(Layout(DREAM, tiles, [], [], []).text())
    xs = [space % WIDTH for space in scape.spaces()]
    ys = [space // WIDTH for space in scape.spaces()]
    left, top = min(xs), min(ys)
    width, height = (max(xs) - left + 1) * SIDE + 20, (max(ys) - top + 1) * SIDE + 20
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']

    def corner(space: int) -> tuple[int, int]:
        return (space % WIDTH - left) * SIDE + 10, (space // WIDTH - top) * SIDE + 10

    for space in scape.spaces():
        x, y = corner(space)
        rows.append(f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{GROUNDS[scape.terrain[space]]}" stroke="#b8b0a8"/>')
        rows.append(f'<text x="{x + 6}" y="{y + 16}" font-size="12" fill="#5a5048">{name_of(space)}</text>')
        marks = [SIGNS[box.spots[spot].type] for spot in scape.spot_at[space]]
        marks += ["★" for at, _suit in scape.spawns if at == space] + [f"+{scape.bonus[space]}"] * bool(scape.bonus[space])
        marks += ["⌂"] * (space in scape.entrance)
        rows.append(f'<text x="{x + SIDE - 8}" y="{y + 18}" font-size="15" text-anchor="end" fill="#9a5a78">{" ".join(marks)}</text>')
        for at, action in enumerate(scape.actions_at[space]):
            text = box.actions[action].cost.text.replace("*", "∗")
            rows.append(f'<text x="{x + SIDE / 2}" y="{y + 46 + 16 * at}" font-size="14" text-anchor="middle" fill="#1a1e24">{text}</text>')
    for space in range(SPACES):
        for other in scape.unwalled[space]:
            if other > space and (edge(space, other) in scape.walls or edge(space, other) in scape.gaps):
                x, y = corner(other)
                ends = (x, y, x, y + SIDE) if other == space + 1 else (x, y, x + SIDE, y)
                gap = ' stroke-dasharray="22 32 22"' if edge(space, other) in scape.gaps else ""
                rows.append('<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="#1a1e24" stroke-width="6"{}/>'.format(*ends, gap))
    for tile in box.tiles:
        if tile.of == DREAM:
            x, y = corner(next(space for space in scape.spaces() if name_of(space) == tile.slot + "a"))
            rows.append(f'<rect x="{x}" y="{y}" width="{2 * SIDE}" height="{2 * SIDE}" fill="none" stroke="#5a5048" stroke-width="2"/>')
    return "\n".join([*rows, "</svg>"]) + "\n"


if __name__ == "__main__":
    content = GAME.content()
    assert isinstance(content, EtherfieldsContent)
    OUT.write_text(drawn(content), encoding="utf-8")
