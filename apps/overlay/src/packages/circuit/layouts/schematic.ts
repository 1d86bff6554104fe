/** A bracket of eight without names. */
import { elbow, type Point, pathOf } from '../parts/points';

/** In pixels. */
export const SCHEMATIC = { width: 132, height: 46, column: 149, top: 8, pitch: 70 };
const ROUNDS = 4;
const FIRST = 8;

/** The upper left corner of each match, round by round. */
export const NODES: readonly Point[] = Array.from({ length: ROUNDS }, (_, round) =>
  Array.from({ length: FIRST / 2 ** round }, (_, match) => nodeAt(round, match)),
).flat();

function nodeAt(round: number, match: number): Point {
  const span = 2 ** round;
  const y = SCHEMATIC.top + SCHEMATIC.pitch * (match * span + (span - 1) / 2);
  return [round * SCHEMATIC.column, y];
}

/** From each match to the one that its winner plays. */
export function schematicPath(): string {
  const wires: string[] = [];
  for (let round = 0; round < ROUNDS - 1; round++) {
    for (let match = 0; match < FIRST / 2 ** round; match++) {
      const [x, y] = nodeAt(round, match);
      const [nextX, nextY] = nodeAt(round + 1, Math.floor(match / 2));
      const half = SCHEMATIC.height / 2;
      const out: Point = [x + SCHEMATIC.width, y + half];
      wires.push(pathOf(elbow(out, [nextX, nextY + half], (out[0] + nextX) / 2, 6)));
    }
  }
  return wires.join('');
}
