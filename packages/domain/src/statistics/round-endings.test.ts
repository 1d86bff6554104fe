import { expect, it } from 'vitest';
import { countRoundEndings } from './round-endings';

it('counts rounds by the side that won and how, without what did not happen', () => {
  expect(
    countRoundEndings([
      { winner: 'A', sideA: 'coalition', ending: 'defuse' },
      { winner: 'B', sideA: 'breach', ending: 'defuse' },
      { winner: 'A', sideA: 'breach', ending: 'explosion' },
    ]),
  ).toEqual([
    { side: 'coalition', ending: 'defuse', rounds: 2 },
    { side: 'breach', ending: 'explosion', rounds: 1 },
  ]);
  expect(countRoundEndings([])).toEqual([]);
});
