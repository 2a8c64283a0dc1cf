/** A grid seen from above its near edge: the homography of four corners, in per cent of the board. */

export interface Spot {
  x: number;
  y: number;
}

/** Maps the unit square to four corners: far left, far right, near right, near left. */
export function homography(corners: Spot[]): (u: number, v: number) => Spot {
  const [a, b, c, d] = corners as [Spot, Spot, Spot, Spot];
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const bent = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / bent;
  const h = (dx1 * dy3 - dx3 * dy1) / bent;
  const [m, n] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [p, q] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const far = g * u + h * v + 1;
    return { x: (m * u + n * v + a.x) / far, y: (p * u + q * v + a.y) / far };
  };
}

/** How the first of a rank stands and how far the next is from it, how wide their bases are, and how far down: by how many there are. */
const RANKS = { numbered: [[0.42, 0, 0.57, 0.67], [0.23, 0.47, 0.36, 0.64], [0.175, 0.325, 0.33, 0.5], [0.1325, 0.245, 0.27, 0.48]], bare: [[0.5, 0, 0.66, 0.66], [0.28, 0.44, 0.5, 0.64], [0.2, 0.3, 0.42, 0.62], [0.16, 0.227, 0.36, 0.6]] };

/** Where pieces stand in a cell, far to near: across and down in shares of the cell, and how wide their bases are. One rank up to
    four, else two. Up to two leave room for their numbers on their right, where they show them. */
export function ranks(count: number, numbered: boolean): { across: number; down: number; wide: number }[] {
  if (count > 4) {
    const behind = Math.ceil(count / 2);
    const rank = (n: number, down: number) => Array.from({ length: n }, (_, at) => ({ across: 0.5 + (at - (n - 1) / 2) * (0.94 / behind), down, wide: Math.min(0.3, 1.06 / behind) }));
    return [...rank(behind, 0.36), ...rank(count - behind, 0.84)];
  }
  const [first, step, wide, down] = RANKS[numbered ? "numbered" : "bare"][Math.max(0, count - 1)]!;
  return Array.from({ length: count }, (_, at) => ({ across: first! + at * step!, down: down!, wide: wide! }));
}
