import { expect, it } from 'vitest';
import { splitIntoBands } from './bands';
import type { BracketMetrics, BracketNode } from './layout';

const METRICS: BracketMetrics = {
  nodeWidth: 216,
  nodeHeight: 64,
  metaHeight: 22,
  columnGap: 48,
  rowGap: 16,
  headerHeight: 40,
  partGap: 48,
};

const round = { part: 'upper', round: 1, name: '', bestOf: 3, matches: [] } as const;

function nodeAt(y: number): BracketNode {
  const slot = { team: null, score: null, source: { type: 'pairing' } } as const;
  const match = {
    id: `at ${y}`,
    matchID: 1,
    state: 'scheduled',
    bestOf: 3,
    winner: null,
    startsAt: null,
    slots: [slot, slot],
  } as const;
  return { match, round, x: 0, y };
}

const NODES = [900, 62, 164, 113, 399, 400, 1_250, 266].map(nodeAt);

it('have each match once, in the given order', () => {
  const bands = splitIntoBands(NODES, METRICS, 400);
  expect(bands.map(({ nodes }) => nodes.map(({ y }) => y))).toEqual([
    [62, 164, 113, 399, 266],
    [400],
    [900],
    [1_250],
  ]);
});

it('have room for their matches, the texts above them and the focus ring', () => {
  for (const { top, height, nodes } of splitIntoBands(NODES, METRICS, 400))
    for (const { y } of nodes) {
      expect(y - METRICS.metaHeight).toBeGreaterThan(top);
      expect(y + METRICS.nodeHeight).toBeLessThan(top + height);
    }
});

it('are not much higher than requested', () => {
  for (const { height } of splitIntoBands(NODES, METRICS, 400))
    expect(height).toBeLessThanOrEqual(400 + METRICS.nodeHeight + METRICS.metaHeight + 8);
});

it('are none for an empty bracket', () => {
  expect(splitIntoBands([], METRICS, 400)).toEqual([]);
});
