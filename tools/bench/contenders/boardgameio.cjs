/* Connect four in boardgame.io's headless client, a new client for every match: `boardgameio.cjs FOLDER`, where FOLDER
 * holds its node_modules. Speaks the protocol of protocol.py. The list of moves is our own, for boardgame.io has none;
 * the rules are those of bare.py; the cells are one flat list as in its tutorial, which its drafts copy faster than rows. */
'use strict';

const { createRequire } = require('node:module');
const path = require('node:path');
const readline = require('node:readline');

const peer = createRequire(path.join(path.resolve(process.argv[2]), 'package.json'));
const { Client } = peer('boardgame.io/client');

const ROWS = 6;
const COLUMNS = 7;
const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]];

function connects(cells, row, column) {
  const stone = cells[row * COLUMNS + column];
  for (const [up, right] of LINES) {
    let count = 1;
    for (const sign of [1, -1]) {
      let r = row + up * sign;
      let c = column + right * sign;
      while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && cells[r * COLUMNS + c] === stone) {
        count += 1;
        r += up * sign;
        c += right * sign;
      }
    }
    if (count >= 4) return true;
  }
  return false;
}

function movesOf(heights) {
  const moves = [];
  for (let column = 0; column < COLUMNS; column += 1) if (heights[column] < ROWS) moves.push(column);
  return moves;
}

const ConnectFour = {
  name: 'connect-four',
  setup: () => ({
    cells: Array(ROWS * COLUMNS).fill(null),
    heights: Array(COLUMNS).fill(0),
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const row = G.heights[column];
      G.cells[row * COLUMNS + column] = playerID;
      G.heights[column] = row + 1;
      G.last = [row, column];
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last === null) return undefined;
    if (connects(G.cells, G.last[0], G.last[1])) return { winner: ctx.currentPlayer };
    return movesOf(G.heights).length === 0 ? { draw: true } : undefined;
  },
};

/* mulberry32: a small seeded generator, for Math.random has no seed. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = generator(2024);
const start = () => Client({ game: ConnectFour, numPlayers: 2, debug: false });

function play(client) {
  let count = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return count;
    const moves = movesOf(G.heights);
    client.moves.drop(moves[Math.floor(random() * moves.length)]);
    count += 1;
  }
}

function run(seconds) {
  let games = 0;
  let moves = 0;
  let setUp = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let now = begun;
  while (now < end) {
    const client = start();
    setUp += performance.now() - now;
    moves += play(client);
    games += 1;
    now = performance.now();
  }
  return { games, moves, seconds: (now - begun) / 1000, set_up: setUp / 1000 };
}

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const { version } = peer('boardgame.io/package.json');
say({ ready: { version, runtime: `Node ${process.versions.node}` } });
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  say('run' in request ? run(request.run) : { refused: line });
});
