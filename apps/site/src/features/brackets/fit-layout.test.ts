import type { BracketMatch, BracketRound } from '@mes/ui/bracket/shape';
import { expect, it } from 'vitest';
import { findLive, fitLayout } from './fit-layout';

/** Single elimination, of which the winners of two matches meet in the next round. */
function rounds(teams: number, state: BracketMatch['state'] = 'scheduled'): BracketRound[] {
  const all: BracketRound[] = [];
  for (let count = teams / 2, round = 1; count >= 1; count /= 2, round++) {
    const matches = Array.from({ length: count }, (_, index): BracketMatch => {
      const source = (slot: number) => {
        const id = `${round - 1} ${index * 2 + slot}`;
        return round === 1
          ? { type: 'seed' as const }
          : { type: 'winner' as const, match: { id, matchID: 1 } };
      };
      const slots = [0, 1].map((slot) => ({ team: null, score: null, source: source(slot) }));
      return {
        ...{ id: `${round} ${index}`, matchID: 1, state, bestOf: 3, winner: null, startsAt: null },
        slots: [slots[0]!, slots[1]!],
      };
    });
    all.push({ part: 'upper', round, name: `Round ${round}`, bestOf: 3, matches });
  }
  return all;
}

it.each([2, 4, 8, 16])('%i teams use the room of the page without leaving it', (teams) => {
  const { layout, metrics } = fitLayout(rounds(teams));
  expect(layout.width).toBeLessThanOrEqual(1_272);
  expect(metrics.nodeWidth).toBeGreaterThan(216);
});

it('leaves large brackets as they are', () => {
  expect(fitLayout(rounds(64)).metrics).toMatchObject({ nodeWidth: 216, columnGap: 48 });
  expect(fitLayout([]).layout.nodes).toEqual([]);
});

it('finds the match that is played now', () => {
  const idle = fitLayout(rounds(4));
  expect(findLive(idle.layout, idle.metrics)).toBeNull();
  const { layout, metrics } = fitLayout(rounds(4, 'live'));
  expect(findLive(layout, metrics)).toEqual({
    x: layout.nodes[0]!.x + metrics.nodeWidth / 2,
    y: layout.nodes[0]!.y + metrics.nodeHeight / 2,
  });
});
