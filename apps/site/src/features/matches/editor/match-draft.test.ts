import { describe, expect, it } from 'vitest';
import {
  changesOf,
  draftProblem,
  type MatchDraft,
  NEW_MATCH,
  withBestOf,
  withMap,
  withNewMap,
  withReading,
} from './match-draft';

const line = (id: string, kills: number | null = 10) => ({
  player: { id, name: id },
  opponent: 'A' as const,
  kills,
  deaths: 5,
  assists: 2,
});

const before: MatchDraft = {
  ...NEW_MATCH,
  teamA: 'Nova',
  teamB: 'Ember',
  maps: [
    {
      map: 'Plaza',
      scoreA: 13,
      scoreB: 7,
      winner: 'A',
      server: '',
      pickedBy: 'A',
      startingSideA: 'breach',
      vodStart: '',
      lines: [line('one')],
    },
    {
      map: 'Canals',
      scoreA: 6,
      scoreB: 4,
      winner: null,
      server: '',
      pickedBy: 'B',
      startingSideA: null,
      vodStart: '',
      lines: [],
    },
  ],
};

describe('the changes that are sent', () => {
  it('have the recording without the maps, so that no result is entered again', () => {
    const draft = withMap({ ...before, vodLink: ' https://youtu.be/x ' }, 1, {
      vodStart: '1:02:03',
    });
    expect(changesOf(draft, before)).toEqual({
      vod: { link: 'https://youtu.be/x', starts: [null, 3_723] },
    });
    expect(changesOf({ ...draft, vodLink: '' }, draft)).toEqual({ vod: null });
  });

  it('need a link for the starts of maps, and times', () => {
    const draft = withMap(before, 0, { vodStart: '12:34' });
    expect(draftProblem(draft)).toMatch(/link/);
    expect(draftProblem({ ...draft, vodLink: 'https://youtu.be/x' })).toBeNull();
    expect(draftProblem(withMap(draft, 0, { vodStart: 'soon' }))).toMatch(/map 1/);
  });

  it('are empty for an unchanged draft', () => {
    expect(changesOf(before, before)).toEqual({});
  });

  it('contain the changed field, with empty text as null', () => {
    const draft = { ...before, round: ' Final ', streamLink: '' };
    expect(changesOf(draft, { ...before, streamLink: 'https://a.b' })).toEqual({
      round: 'Final',
      streamLink: null,
    });
  });

  it('leave a live map undecided, and unedited lines as they are', () => {
    const { maps } = changesOf(withMap(before, 1, { server: 'Frankfurt' }), before);
    expect(maps?.map(({ map, winner, players }) => [map, winner, players])).toEqual([
      ['Plaza', 'A', undefined],
      ['Canals', null, undefined],
    ]);
    expect(maps?.[1]?.server).toBe('Frankfurt');
  });

  it('contain lines only for the map on which they were edited', () => {
    const { maps } = changesOf(withMap(before, 0, { lines: [line('one', 11)] }), before);
    expect(maps?.[0]?.players).toEqual([
      { player: 'one', opponent: 'A', kills: 11, deaths: 5, assists: 2 },
    ]);
  });

  it.each([
    ['forfeit B', 'maps', { forfeitedBy: 'B' }],
    ['maps', 'forfeit B', { forfeitedBy: null }],
    ['cancelled', 'maps', { state: 'cancelled' }],
    ['maps', 'cancelled', { state: 'scheduled' }],
    ['scheduled', 'maps', { state: 'scheduled' }],
  ] as const)('for %s after %s', (resultKind, earlier, change) => {
    expect(changesOf({ ...before, resultKind }, { ...before, resultKind: earlier })).toEqual(
      change,
    );
  });

  it('contain the series score only without named maps', () => {
    const bare = { ...NEW_MATCH, teamA: 'Nova', teamB: 'Ember' };
    expect(changesOf({ ...bare, scoreA: 2 }, bare)).toEqual({ scoreA: 2, scoreB: 0 });
    expect(changesOf({ ...before, scoreA: 2 }, before)).toEqual({});
  });
});

describe('while editing', () => {
  it.each([
    [13, 5, 'A'],
    [12, 12, null],
    [14, 12, null],
    [14, 16, 'B'],
    [6, 4, null],
  ])('%i : %i is won by %s', (scoreA, scoreB, winner) => {
    expect(withMap(before, 1, { scoreA, scoreB }).maps[1]?.winner).toBe(winner);
  });

  it('accepts a winner that is set by hand', () => {
    expect(withMap(before, 1, { winner: 'B' }).maps[1]).toMatchObject({ winner: 'B', scoreA: 6 });
  });

  it('shortens the maps with the series', () => {
    expect(withBestOf(before, 1)).toMatchObject({ bestOf: 1, vetoFormat: 'BO1' });
    expect(withBestOf(before, 1).maps).toHaveLength(1);
  });

  it('adds a map that is not played yet', () => {
    expect(withNewMap(before).maps.map(({ map }) => map)).toEqual(['Plaza', 'Canals', 'Legacy']);
  });

  it('uses a screenshot without unknown players and without the less confident of two rows', () => {
    const row = { kills: 9, deaths: 3, assists: 1, confidence: 0.9, text: 'x' };
    const player = { id: 'two', name: 'Two', photo: null };
    const read = withReading(before.maps[1]!, {
      map: 'Canals',
      scoreA: 13,
      scoreB: 11,
      rows: [
        { ...row, player, opponent: 'B', kills: 1, confidence: 0.4 },
        { ...row, player, opponent: 'B' },
        { ...row, player: null, opponent: null },
      ],
    });
    expect(read).toMatchObject({ scoreA: 13, scoreB: 11, winner: 'A' });
    expect(read.lines.map(({ player: { id }, kills }) => [id, kills])).toEqual([['two', 9]]);
  });
});

it.each([
  ['both teams', { teamB: ' ' }, 'Choose both teams.'],
  ['two teams', { teamB: 'NOVA' }, 'A team cannot play against itself.'],
  ['different maps', { maps: [before.maps[0]!, before.maps[0]!] }, 'Each map can be played once.'],
  [
    'whole lines',
    { maps: [{ ...before.maps[0]!, lines: [line('one', null)] }] },
    'Numbers are missing on map 1.',
  ],
  ['nothing else', {}, null],
])('a draft needs %s', (_, part, reason) => {
  expect(draftProblem({ ...before, ...part })).toBe(reason);
});
