import { describe, expect, it } from 'vitest';
import type { StageSettings } from '../model/vocabulary';
import { create, rounds } from '../stages/stage';
import { shortRoundName } from './short-round-names';

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const FORMATS: readonly StageSettings[] = [
  { ...common, format: 'single_elimination', thirdPlaceMatch: true },
  { ...common, format: 'double_elimination', grandFinalReset: true },
  { ...common, format: 'round_robin', groups: 4, legs: 1 },
  { ...common, format: 'gsl', groups: 4 },
  { ...common, format: 'swiss', target: { kind: 'rounds', rounds: 3 } },
];
/** What a schedule beside a table has room for. */
const FITS = 15;

describe('short round names', () => {
  it.each([
    ['Lower Semifinal', 'Lower SF'],
    ['Upper Semifinals', 'Upper SF'],
    ['Upper Quarterfinals', 'Upper QF'],
    ['Lower Round 12', 'Lower R12'],
    ['Grand Final Reset', 'Final Reset'],
    ['Group B · Round 3', 'B · R3'],
    ['Group AA · Opening Matches', 'AA · Opening'],
    ['Group C · Upper Semifinals', 'C · Upper SF'],
  ])('%s is %s', (name, short) => expect(shortRoundName(name)).toBe(short));

  it.each(['Grand Final', 'Semifinals', 'Round 3', 'Round of 16', 'Showmatch · Round 3'])(
    '%s stays',
    (name) => expect(shortRoundName(name)).toBe(name),
  );

  it('tells the rounds of every format apart, in little room', () => {
    for (const settings of FORMATS) {
      for (const teams of [8, 13, 16, 32]) {
        const entrants = Array.from({ length: teams }, (_, place) => ({ team: `${place}` }));
        const names = rounds(create({ settings, entrants })).map(({ name }) => name);
        const short = names.map(shortRoundName);
        expect(new Set(short).size).toBe(new Set(names).size);
        expect(short.filter(({ length }) => length > FITS)).toEqual([]);
      }
    }
  });
});
