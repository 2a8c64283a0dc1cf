"""Connect four in bare Python, with no engine around it: the yardstick of the bench.

Written as one would write the game for itself: the board as rows, a list of the columns with room, and a look
along the four lines through the last stone.
"""

from random import Random

from tools.bench.contenders.protocol import serve

ROWS, COLUMNS = 6, 7
LINES = ((0, 1), (1, 0), (1, 1), (1, -1))


class Board:
    """Six rows of seven squares, row 0 at the bottom; 0 is empty, 1 and 2 are the players' stones."""

    __slots__ = ("heights", "player", "rows", "winner")

    def __init__(self) -> None:
        self.rows = [[0] * COLUMNS for _ in range(ROWS)]
        self.heights = [0] * COLUMNS
        self.player = 1
        self.winner = 0

    def moves(self) -> list[int]:
        """The columns with room; none once somebody has won."""
        if self.winner:
            return []
        return [column for column, height in enumerate(self.heights) if height < ROWS]

    def drop(self, column: int) -> None:
        """The player to move drops a stone."""
        row = self.heights[column]
        self.rows[row][column] = self.player
        self.heights[column] = row + 1
        if self.connects(row, column):
            self.winner = self.player
        self.player = 3 - self.player

    def connects(self, row: int, column: int) -> bool:
        """Whether the stone on this square stands in a line of four."""
        rows = self.rows
        stone = rows[row][column]
        for up, right in LINES:
            count = 1
            r, c = row + up, column + right
            while 0 <= r < ROWS and 0 <= c < COLUMNS and rows[r][c] == stone:
                count += 1
                r += up
                c += right
            r, c = row - up, column - right
            while 0 <= r < ROWS and 0 <= c < COLUMNS and rows[r][c] == stone:
                count += 1
                r -= up
                c -= right
            if count >= 4:
                return True
        return False


def play(board: Board, rng: Random) -> int:
    """Play random moves to the end and count them."""
    count = 0
    while moves := board.moves():
        board.drop(rng.choice(moves))
        count += 1
    return count


if __name__ == "__main__":
    serve("", Board, play)
