import type { BracketMatch } from '@mes/client/bracket';
import { expect, it } from 'vitest';
import { formOf } from './group-form';

const slot = (name: string): BracketMatch['slots'][0] => ({
  team: { name, tag: name.slice(0, 3), logo: null },
  seed: null,
  score: null,
  source: { type: 'pairing' },
});

let number = 0;
function match(a: string, b: string, winner: 'A' | 'B' | null, state: BracketMatch['state']) {
  number += 1;
  return {
    id: `m${number}`,
    matchID: number,
    position: { stage: 0, part: 'group', group: 0, round: 1, index: 0 },
    state,
    bestOf: 3,
    slots: [slot(a), slot(b)],
    winner,
    startsAt: null,
    winnerTo: null,
    loserTo: null,
  } satisfies BracketMatch;
}

const round = (...matches: BracketMatch[]) => ({
  stage: 0,
  part: 'group' as const,
  group: 0,
  round: 1,
  name: 'Round 1',
  bestOf: 3 as const,
  matches,
});

it('lists wins and losses of a team in order of play, for either slot', () => {
  const rounds = [
    round(match('Nova', 'Ember', 'A', 'finished')),
    round(match('Atlas', 'Nova', 'A', 'finished')),
    round(match('Dusk', 'Nova', 'B', 'forfeited')),
  ];
  expect(formOf({ rounds }, 'Nova')).toEqual(['W', 'L', 'W']);
});

it('leaves out draws, byes and matches that are not over', () => {
  const rounds = [
    round(
      match('Nova', 'Ember', null, 'finished'),
      match('Nova', 'Nobody', 'A', 'cancelled'),
      match('Nova', 'Dusk', null, 'live'),
    ),
  ];
  expect(formOf({ rounds }, 'Nova')).toEqual([]);
});
