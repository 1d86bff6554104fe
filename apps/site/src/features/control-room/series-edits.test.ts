import type { StreamConfiguration } from '@mes/contract/stream';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { describe, expect, it } from 'vitest';
import { mapWonEdit, nextStep, otherTeamEdit, vetoEdit, vetoSteps } from './series-edits';

const NONE: (DefuseMap | null)[] = Array.from({ length: 9 }, () => null);

const configuration = (change: Partial<StreamConfiguration> = {}): StreamConfiguration => ({
  Tournament: '',
  Round: '',
  Score1: 0,
  Score2: 1,
  BestOf: 3,
  Maps: ['Canals', 'Raid', 'Castello'],
  Winners: ['B', null, null],
  normTeam1: 'Nova',
  normTeam2: 'Ember',
  other: '{"note":"kept"}',
  matchup: { id: null, format: 'BO3', mapVeto: NONE },
  series: 1,
  revision: 1,
  updatedAt: 0,
  ...change,
});
const game = {
  map: {
    index: 1,
    name: 'Raid' as const,
    score: { A: 13, B: 7 },
    round: 20,
    sideA: null,
    winner: null,
    mapPoint: null,
  },
};

describe('a map that is won', () => {
  it('counts for the team, with the score that was shown', () => {
    const edit = mapWonEdit(configuration(), game, 'A');
    expect(edit).toMatchObject({ Score1: 1, Score2: 1, Winners: ['B', 'A', null] });
    expect(JSON.parse(edit.other ?? '')).toEqual({ note: 'kept', scores: { Raid: [13, 7] } });
  });

  it('counts also where maps are not named', () => {
    expect(mapWonEdit(configuration({ Maps: [], Winners: [] }), game, 'B')).toEqual({
      Score1: 0,
      Score2: 2,
    });
  });
});

describe('a veto by hand', () => {
  it('goes through its slots in turn and names the maps at its end', () => {
    let shown = configuration({ Maps: [], Winners: [] });
    const pool = DEFUSE_MAPS.slice(0, 9);
    const turns: string[] = [];
    for (let step = nextStep(vetoSteps(shown)); step; step = nextStep(vetoSteps(shown))) {
      turns.push(step.by ?? '-');
      const map = pool.find((each) => !shown.matchup.mapVeto.includes(each))!;
      const { matchup, ...edit } = vetoEdit(shown, { slot: step.slot, map, pool });
      shown = {
        ...shown,
        ...(edit as Partial<StreamConfiguration>),
        matchup: { ...shown.matchup, ...matchup },
      };
    }
    expect(turns).toEqual(['A', 'B', 'A', 'B', 'A', 'B', '-']);
    expect(shown.matchup.mapVeto).toEqual(pool);
    expect(shown.Maps).toEqual([pool[2], pool[3], pool[6]]);
    expect(JSON.parse(shown.other)).toMatchObject({ liveMapVeto: false, note: 'kept' });
  });

  it('can be started by the other team', () => {
    const other = otherTeamEdit(configuration()).other!;
    expect(vetoSteps(configuration({ other }))[0]?.by).toBe('B');
    expect(
      vetoSteps(configuration({ other: otherTeamEdit(configuration({ other })).other! }))[0]?.by,
    ).toBe('A');
  });
});
