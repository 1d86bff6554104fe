import type { StreamConfiguration } from '@mes/contract/stream';
import { describe, expect, it } from 'vitest';
import { draftOf, editOf, nextMap } from './draft';

const shown: StreamConfiguration = {
  Tournament: 'The Cup;CupS1EU',
  Round: 'Final',
  Score1: 1,
  Score2: 0,
  BestOf: 3,
  Maps: ['Plaza', 'Raid'],
  Winners: ['A', null],
  normTeam1: 'Nova',
  normTeam2: 'Ember',
  other: '{"liveMapVeto":false,"scores":{"Plaza":[13,9]},"servers":{"Raid":"Paris 1"}}',
  matchup: { id: null, format: 'BO3', mapVeto: Array(9).fill(null) },
  series: 1,
  revision: 4,
  updatedAt: 0,
};
const draft = draftOf(shown);

describe('a draft', () => {
  it('that nobody has touched changes nothing', () => {
    expect(editOf(draft, shown)).toEqual({});
  });

  it('sends what was changed and nothing else', () => {
    expect(editOf({ ...draft, Round: 'Grand final' }, shown)).toEqual({ Round: 'Grand final' });
    const [plaza, raid] = draft.maps;
    const maps = [plaza!, { ...raid!, score: [2, 1] as const }];
    const edit = editOf({ ...draft, maps }, shown);
    expect(Object.keys(edit)).toEqual(['other']);
    expect(JSON.parse(edit.other!).scores).toEqual({ Plaza: [13, 9], Raid: [2, 1] });
  });

  it('changes the veto with the length of the series', () => {
    expect(editOf({ ...draft, BestOf: 5 }, shown)).toEqual({
      BestOf: 5,
      matchup: { format: 'BO5' },
    });
  });

  it('takes maps out with their winners and scores', () => {
    const edit = editOf({ ...draft, maps: [draft.maps[1]!] }, shown);
    expect(edit).toMatchObject({ Maps: ['Raid'], Winners: [null] });
    expect(JSON.parse(edit.other!).scores).toEqual({});
  });

  it('offers each map once', () => {
    expect(nextMap(draft.maps)?.map).toBe('Canals');
  });
});
