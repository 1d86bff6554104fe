import type { MatchSummary } from '@mes/contract/match-schemas';
import { expect, it } from 'vitest';
import { toRowGroup } from './search-rows';

const MATCH = {
  ...{ id: 'm1', matchID: 7, tournament: { id: 'EmbersS4EU', name: 'Embers S4' }, stage: 0 },
  ...{ group: null, round: null, bestOf: 3, scoreA: 2, scoreB: 1, winner: 'A' },
  ...{ startsAt: 1_000, finishedAt: null, teamB: null },
  teamA: { name: 'Seven Saints', tag: '7ST', logo: null },
} as const;

it.each([
  ['live', { type: 'live' }],
  ['finished', { type: 'score', matchId: 'm1', text: '2 : 1' }],
  ['cancelled', { type: 'text', text: 'Cancelled' }],
  ['scheduled', { type: 'time', at: 1_000, show: 'moment' }],
] as const)('a match that is %s shows %j', (state, fact) => {
  const hits = [{ ...MATCH, state } as MatchSummary];
  const { rows } = toRowGroup({ kind: 'matches', fit: 'exact', total: 1, hits });
  expect(rows[0]).toMatchObject({
    name: 'Seven Saints vs TBD',
    detail: 'Embers S4',
    to: '/match/m1',
    fact,
  });
});

it('writes names into addresses safely, and tells a former name', () => {
  const { rows } = toRowGroup({
    kind: 'teams',
    fit: 'former',
    total: 1,
    hits: [{ name: 'A/B & C', tag: 'ABC', region: 'EU', logo: null, formerly: 'Old', elo: null }],
  });
  expect(rows[0]).toMatchObject({
    to: '/teams/A%2FB%20%26%20C',
    detail: 'formerly Old',
    fact: null,
  });
});

it('shows the country of a player', () => {
  const player = { ID: 'p1', name: 'sable', photo: null, country: 'PL', team: null, elo: null };
  const hits = [{ ...player, formerly: null }];
  const { rows } = toRowGroup({ kind: 'players', fit: 'exact', total: 1, hits });
  expect(rows[0]).toMatchObject({ name: 'sable', country: 'PL', to: '/players/p1' });
});

it.each([
  [true, 'article:seven-saints-win'],
  [false, null],
])('hides the title of an article that tells results (%s)', (tellsResults, spoiler) => {
  const title = 'Seven Saints win Fireteams S3';
  const hits = [{ slug: 'seven-saints-win', title, tellsResults, publishedAt: 1_000 }];
  const { rows } = toRowGroup({ kind: 'articles', fit: 'inside', total: 1, hits });
  expect(rows[0]).toMatchObject({ name: title, spoiler, to: '/blog/seven-saints-win' });
});
