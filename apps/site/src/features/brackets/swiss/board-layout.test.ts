import { swissBoard } from '@mes/domain/tournament/swiss/board';
import type { SwissMatch } from '@mes/domain/tournament/swiss/records';
import { expect, it } from 'vitest';
import { HEAD_HEIGHT, layoutBoard, linkRows, ROW_HEIGHT } from './board-layout';

const TARGET = { kind: 'records', wins: 2, losses: 2 } as const;

function won(a: string, b: string): SwissMatch {
  const slot = (name: string, score: number) => ({
    ...{ team: { name }, score, source: { type: 'pairing' } },
  });
  return { id: `${a} ${b}`, state: 'finished', winner: 'A', slots: [slot(a, 1), slot(b, 0)] };
}

const FIRST = { round: 1, matches: [won('a', 'b'), won('c', 'd')] };
const layoutOf = (isOver = false) =>
  layoutBoard(swissBoard({ rounds: [FIRST], teams: 4, target: TARGET }), { isOver });

it('centres the columns and keeps boxes of one column apart', () => {
  const { columns, height } = layoutOf();
  for (const { boxes } of columns) {
    const last = boxes.at(-1)!;
    expect(Math.abs(boxes[0]!.y - (height - last.y - last.height))).toBeLessThanOrEqual(1);
    boxes.slice(1).forEach((box, place) => {
      expect(box.y).toBeGreaterThan(boxes[place]!.y + boxes[place]!.height);
    });
  }
  expect(columns[0]!.boxes[0]!.height).toBe(HEAD_HEIGHT + 2 * ROW_HEIGHT);
});

it('draws the lines of qualification and elimination through the columns that have both sides', () => {
  const { qualificationLine, eliminationLine } = layoutOf();
  expect(qualificationLine.match(/H/g)).toHaveLength(2);
  expect(eliminationLine.match(/H/g)).toHaveLength(2);
});

it('keeps places open until the stage is over', () => {
  const openOf = (isOver: boolean) =>
    layoutOf(isOver).columns.flatMap(({ boxes }) => boxes.map(({ open }) => open));
  expect(Math.max(...openOf(false))).toBeGreaterThan(0);
  expect(Math.max(...openOf(true))).toBe(0);
});

it('links the rows of a team, and nothing before its second one', () => {
  const second = { round: 2, matches: [won('a', 'c'), won('b', 'd')] };
  const board = swissBoard({ rounds: [FIRST, second], teams: 4, target: TARGET });
  const layout = layoutBoard(board, { isOver: false });
  expect(linkRows(layout, 'a').match(/M/g)).toHaveLength(2);
  expect(linkRows(layout, 'nobody')).toBe('');
});
