import type { Bracket, BracketMatch, SlotSource } from '@mes/client/bracket';
import { expect, it } from 'vitest';
import { hideResults } from './hide-results';

const team = (name: string) => ({ name, tag: name, logo: null });
const SEED: SlotSource = { type: 'seed', seed: 1 };
const winnerOf = (id: string): SlotSource => ({ type: 'winner', match: { id, matchID: 1 } });

function match(
  id: string,
  slots: readonly [string | null, SlotSource, number | null][],
  change: Partial<BracketMatch> = {},
): BracketMatch {
  const [a, b] = slots.map(([name, source, score]) => ({
    ...{ team: name === null ? null : team(name), seed: null, score, source },
  }));
  return {
    ...{ id, matchID: 1, state: 'finished', bestOf: 3, winner: 'A', startsAt: null },
    ...{ winnerTo: null, loserTo: null, slots: [a!, b!] },
    position: { stage: 0, part: 'upper', group: null, round: 1, index: 0 },
    ...change,
  };
}

const bracketOf = (...matches: BracketMatch[]): Bracket => ({
  ...{ tournament: { id: 'Cup', name: 'Cup' }, revision: 1 },
  odds: [{ team: team('North'), chance: 1 }],
  stages: [
    {
      ...{ index: 0, name: 'Playoffs', format: 'single_elimination', state: 'running', tables: [] },
      rounds: [
        { stage: 0, part: 'upper', group: null, round: 1, name: 'Round', bestOf: 3, matches },
      ],
    },
  ],
});

const FIRST = match('first', [
  ['North', SEED, 2],
  ['South', SEED, 1],
]);
const FINAL = match('final', [
  ['North', winnerOf('first'), 0],
  ['East', winnerOf('bye'), 2],
]);
const BYE = match('bye', [
  ['East', SEED, null],
  [null, { type: 'bye' }, null],
]);

const shown = (bracket: Bracket, revealed: readonly string[] = []) =>
  hideResults(bracket, (id) => revealed.includes(id)).stages[0]!.rounds[0]!.matches.map(
    ({ slots, winner, state }) => ({
      teams: slots.map((slot) => slot.team?.name ?? null),
      scores: slots.map((slot) => slot.score),
      ...{ winner, state },
    }),
  );

it('hides scores, winners and who went on, but not who had no opponent', () => {
  const [first, final] = shown(bracketOf(FIRST, FINAL, BYE));
  expect(first).toEqual({
    ...{ teams: ['North', 'South'], scores: [null, null], winner: null, state: 'finished' },
  });
  expect(final).toMatchObject({ teams: [null, 'East'], scores: [null, null], winner: null });
});

it('shows a match that is revealed, and who went on from it', () => {
  const [first, final] = shown(bracketOf(FIRST, FINAL, BYE), ['first']);
  expect(first).toMatchObject({ scores: [2, 1], winner: 'A' });
  expect(final).toMatchObject({ teams: ['North', 'East'], scores: [null, null] });
});

it('does not tell that a team did not come, nor the odds', () => {
  const bracket = bracketOf({ ...FIRST, state: 'forfeited' });
  expect(shown(bracket)[0]).toMatchObject({ state: 'finished', winner: null });
  expect(hideResults(bracket, () => false).odds).toEqual([]);
});
