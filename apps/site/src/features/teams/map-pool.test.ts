import type { MapStatistics } from '@mes/contract/statistics';
import { describe, expect, it } from 'vitest';
import { sortMaps, vetoTotal } from './map-pool';

const map = (name: MapStatistics['map'], change: Partial<MapStatistics>): MapStatistics => ({
  ...{ map: name, played: 0, won: 0, lost: 0, roundWins: 0, roundLosses: 0 },
  ...{ coalitionRoundWins: 0, breachRoundWins: 0, picked: 0 },
  ...{ vetoes: 0, banned: 0, bannedByOthers: 0, pickedInVeto: 0, pickVetoes: 0 },
  ...change,
});

describe('the map pool', () => {
  it('has the best win rate first, then the most played, then what was not played', () => {
    const sorted = sortMaps([
      map('Plaza', { vetoes: 3 }),
      map('Canals', { played: 2, won: 1 }),
      map('Raid', { played: 1, won: 0 }),
      map('Port', { played: 4, won: 2 }),
      map('Soar', { played: 1, won: 1 }),
    ]);
    expect(sorted.map((each) => each.map)).toEqual(['Soar', 'Port', 'Canals', 'Raid', 'Plaza']);
  });

  it('counts each veto once, although nine maps are in it', () => {
    const all = (['Plaza', 'Canals', 'Legacy', 'Grounded', 'Bureau'] as const).map((name) =>
      map(name, { vetoes: 9 }),
    );
    expect(vetoTotal(all)).toBe(5);
    expect(vetoTotal([])).toBe(0);
  });
});
