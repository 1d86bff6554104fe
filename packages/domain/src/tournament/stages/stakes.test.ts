import { describe, expect, it } from 'vitest';
import type { StageSettings } from '../model/vocabulary';
import { type Stakes, stakesOf } from './stakes';

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: true };
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };
const toPlayoffs = [{ from: 1, to: 2, stage: 1, into: null }] as const;
const gsl: StageSettings = { ...common, format: 'gsl', groups: 4, advances: toPlayoffs };

type Input = Parameters<typeof stakesOf>[0];
const stakes = (change: Partial<Input>): Stakes =>
  stakesOf({
    ...{ settings: single, isLastStage: true, part: 'upper', group: null },
    next: { winner: null, loser: null },
    ...change,
  });

const MATCH = { kind: 'match' };
const OUT = { kind: 'out' };
const ADVANCES = { kind: 'advances' };
const place = (number: number) => ({ kind: 'place', place: number });

describe('what is at stake', () => {
  it.each<[string, Partial<Input>, { winner: object | null; loser: object | null }]>([
    ['a final', {}, { winner: place(1), loser: place(2) }],
    ['a match for third place', { part: 'third_place' }, { winner: place(3), loser: place(4) }],
    [
      'a semifinal before a match for third place',
      { next: { winner: 'upper', loser: 'third_place' } },
      { winner: MATCH, loser: MATCH },
    ],
    ['a quarterfinal', { next: { winner: 'upper', loser: null } }, { winner: MATCH, loser: OUT }],
    [
      'an upper match',
      { settings: double, next: { winner: 'upper', loser: 'lower' } },
      { winner: MATCH, loser: MATCH },
    ],
    [
      'a lower match',
      { settings: double, part: 'lower', next: { winner: 'lower', loser: null } },
      { winner: MATCH, loser: OUT },
    ],
    [
      'the lower final',
      { settings: double, part: 'lower', next: { winner: 'grand_final', loser: null } },
      { winner: MATCH, loser: place(3) },
    ],
    [
      'a grand final that can be reset',
      {
        settings: double,
        part: 'grand_final',
        next: { winner: 'grand_final', loser: 'grand_final' },
      },
      { winner: { kind: 'title_or_reset' }, loser: null },
    ],
    ['the reset', { settings: double, part: 'grand_final' }, { winner: place(1), loser: place(2) }],
    [
      'the winners match of a group',
      { settings: gsl, group: 0, next: { winner: null, loser: 'lower' } },
      { winner: ADVANCES, loser: MATCH },
    ],
    [
      'the decider of a group',
      { settings: gsl, part: 'lower', group: 0 },
      { winner: ADVANCES, loser: OUT },
    ],
    [
      'the elimination match of a group',
      { settings: gsl, part: 'lower', group: 0, next: { winner: 'lower', loser: null } },
      { winner: MATCH, loser: OUT },
    ],
    ['a match of a table', { part: 'group', group: 0 }, { winner: null, loser: null }],
    ['a Swiss match', { part: 'swiss' }, { winner: null, loser: null }],
    [
      'a final whose stage is not the only last one',
      { isLastStage: false },
      { winner: null, loser: OUT },
    ],
    [
      'a match whose loser may still go on by a shared place',
      {
        settings: { ...single, advances: [{ from: 1, to: 6, stage: 1, into: null }] },
        next: { winner: 'upper', loser: null },
      },
      { winner: MATCH, loser: null },
    ],
  ])('in %s', (_, change, expected) => {
    expect(stakes(change)).toEqual(expected);
  });
});
