import { describe, expect, it } from 'vitest';
import { enterResult, type ResultInput, resetMap, type SeriesInPlay } from './enter-result';

const NOW = 1_000;

const SCHEDULED: SeriesInPlay = {
  bestOf: 3,
  teamA: 'lions',
  teamB: 'bears',
  state: 'scheduled',
  scoreA: 0,
  scoreB: 0,
  winner: null,
  forfeitedBy: null,
  automatic: false,
  startedAt: null,
  finishedAt: null,
  maps: [],
};
const TWO_MAPS = [
  { map: 'Plaza', scoreA: 13, scoreB: 4 },
  { map: 'Raid', scoreA: 13, scoreB: 9 },
] as const;

function after(input: ResultInput, series: SeriesInPlay = SCHEDULED): SeriesInPlay {
  const entered = enterResult(series, input, NOW);
  if (!entered.ok) throw new Error(entered.problem);
  return { ...series, ...entered.progress };
}

describe('a result', () => {
  it('follows from the maps', () => {
    expect(after({ maps: TWO_MAPS })).toMatchObject({
      state: 'finished',
      scoreA: 2,
      scoreB: 0,
      winner: 'A',
      finishedAt: NOW,
      maps: [
        { index: 0, winner: 'A', state: 'finished', finishedAt: NOW },
        { index: 1, winner: 'A', state: 'finished', finishedAt: NOW },
      ],
    });
  });

  it('is the entered score if no map is known', () => {
    expect(after({ score: { A: 1, B: 2 } })).toMatchObject({ state: 'finished', winner: 'B' });
  });

  it('is live while the maps do not decide it', () => {
    const live = after({ maps: [TWO_MAPS[0]] });
    expect(live).toMatchObject({ state: 'live', scoreA: 1, startedAt: NOW, finishedAt: null });
  });

  it('is a win of the other team after a forfeit, whatever was played', () => {
    expect(after({ maps: [TWO_MAPS[0]], forfeitedBy: 'A' })).toMatchObject({
      state: 'forfeited',
      winner: 'B',
      scoreA: 1,
    });
    expect(after({ forfeitedBy: 'both' })).toMatchObject({ state: 'forfeited', winner: null });
  });

  it('replaces a result that the bracket decided', () => {
    const walkover = { ...after({ forfeitedBy: 'B' }), automatic: true };
    expect(after({ maps: TWO_MAPS }, walkover)).toMatchObject({
      state: 'finished',
      forfeitedBy: null,
      automatic: false,
    });
  });

  it('is removed by an open state, which keeps the map names', () => {
    const open = after({ state: 'scheduled' }, after({ maps: TWO_MAPS }));
    expect(open).toMatchObject({ state: 'scheduled', scoreA: 0, winner: null, finishedAt: null });
    expect(open.maps.map(({ map, winner }) => ({ map, winner }))).toEqual([
      { map: 'Plaza', winner: null },
      { map: 'Raid', winner: null },
    ]);
  });

  it('removes the halves of a map whose score was changed', () => {
    const halves = [{ sideA: 'breach' as const, scoreA: 8, scoreB: 4 }];
    const captured = after({ maps: [{ ...TWO_MAPS[0], halves }, TWO_MAPS[1]] });
    const [same, changed] = [13, 12].map(
      (scoreA) => after({ maps: [{ ...TWO_MAPS[0], scoreA }, TWO_MAPS[1]] }, captured).maps[0]!,
    );
    expect(same!.halves).toEqual(halves);
    expect(changed!.halves).toEqual([]);
  });
});

describe('a result is refused', () => {
  it.each<[string, ResultInput, Partial<SeriesInPlay>, string]>([
    ['that ended in the future', { finishedAt: NOW + 1 }, {}, 'finished_in_the_future'],
    [
      'with more maps than the series has',
      { maps: [...TWO_MAPS, ...TWO_MAPS] },
      {},
      'too_many_maps',
    ],
    [
      'that says it is open and forfeited',
      { forfeitedBy: 'A', state: 'live' },
      {},
      'forfeited_but_open',
    ],
    ['that does not say who forfeited', { state: 'forfeited' }, {}, 'forfeit_by_nobody'],
    [
      'whose score is not that of the maps',
      { maps: TWO_MAPS, score: { A: 2, B: 1 } },
      {},
      'score_against_maps',
    ],
    ['with a score beyond the series', { score: { A: 3, B: 0 } }, {}, 'score_too_high'],
    ['that is finished too early', { state: 'finished' }, {}, 'maps_do_not_decide'],
    ['that is live though decided', { maps: TWO_MAPS, state: 'live' }, {}, 'maps_decide'],
    ['before both teams are known', { maps: TWO_MAPS }, { teamB: null }, 'teams_unknown'],
  ])('%s', (_, input, change, problem) => {
    expect(enterResult({ ...SCHEDULED, ...change }, input, NOW)).toEqual({ ok: false, problem });
  });
});

it('a map that is reset keeps its name, its server and who picked it', () => {
  const [map] = after({ maps: [{ ...TWO_MAPS[0], server: 'EU', pickedBy: 'B' }] }).maps;
  expect(resetMap(map!)).toMatchObject({
    map: 'Plaza',
    server: 'EU',
    pickedBy: 'B',
    state: 'upcoming',
    scoreA: 0,
    winner: null,
  });
});
