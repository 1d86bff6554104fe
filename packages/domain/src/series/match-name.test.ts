import { expect, it } from 'vitest';
import { matchName } from './match-name';

const one = { name: 'Night Harbor' };
const other = { name: 'Iron Lanterns' };
const final = { round: 'Grand Final', tournament: { name: 'Worlds' } };
const friendly = { round: null, tournament: null };

it.each([
  ['both teams', { teamA: one, teamB: other, ...final }, 'Night Harbor vs Iron Lanterns'],
  ['one team', { teamA: null, teamB: other, ...final }, 'TBD vs Iron Lanterns'],
  ['no team', { teamA: null, teamB: null, ...final }, 'Grand Final, Worlds'],
  ['no team and no round', { teamA: null, teamB: null, ...final, round: null }, 'Worlds'],
  ['nothing', { teamA: null, teamB: null, ...friendly }, 'TBD vs TBD'],
])('names a match of which %s is known', (_label, match, name) => {
  expect(matchName(match)).toBe(name);
});
