import { expect, it } from 'vitest';
import { bandsOf } from './bands';
import type { BracketMetrics, BracketNode } from './layout';

const METRICS: BracketMetrics = {
  nodeWidth: 216,
  nodeHeight: 64,
  metaHeight: 22,
  columnGap: 48,
  rowGap: 16,
  headHeight: 40,
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

it('has each match once, in the order given', () => {
  const bands = bandsOf(NODES, METRICS, 400);
  expect(bands.map(({ nodes }) => nodes.map(({ y }) => y))).toEqual([
    [62, 164, 113, 399, 266],
    [400],
    [900],
    [1_250],
  ]);
});

it('holds its matches whole, with what stands above them and the ring of the focus', () => {
  for (const { top, height, nodes } of bandsOf(NODES, METRICS, 400))
    for (const { y } of nodes) {
      expect(y - METRICS.metaHeight).toBeGreaterThan(top);
      expect(y + METRICS.nodeHeight).toBeLessThan(top + height);
    }
});

it('is never much higher than asked for', () => {
  for (const { height } of bandsOf(NODES, METRICS, 400))
    expect(height).toBeLessThanOrEqual(400 + METRICS.nodeHeight + METRICS.metaHeight + 8);
});

it('of nothing there are none', () => {
  expect(bandsOf([], METRICS, 400)).toEqual([]);
});
