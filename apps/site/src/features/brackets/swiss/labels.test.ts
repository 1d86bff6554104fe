import { expect, it } from 'vitest';
import { pathLabel, recordLabel, targetLabel } from './labels';

it('says what a Swiss stage is played for', () => {
  expect(targetLabel({ kind: 'records', wins: 3, losses: 1 })).toBe(
    'Three wins go through, one loss goes out',
  );
  expect(targetLabel({ kind: 'rounds', rounds: 12 })).toBe('12 rounds, then places decide');
});

it('says the path of a team in words', () => {
  const match = { id: 'm', state: 'finished', winner: null } as never;
  expect(
    pathLabel([
      { round: 1, match, opponent: 'Kestrel', outcome: 'won' },
      { round: 2, match, opponent: null, outcome: 'bye' },
      { round: 3, match, opponent: 'Luxor', outcome: 'live' },
    ]),
  ).toBe('beat Kestrel, had a bye, live against Luxor');
  expect(pathLabel([])).toBe('no match yet');
});

it('names a record, and one that is hidden', () => {
  expect(recordLabel({ wins: 2, draws: 0, losses: 1 })).toBe('2–1');
  expect(recordLabel({ wins: 1, draws: 1, losses: 0 })).toBe('1–1–0');
  expect(recordLabel(null)).toBe('Results hidden');
});
