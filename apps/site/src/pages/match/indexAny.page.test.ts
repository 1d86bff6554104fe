import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { expect, it } from 'vitest';
import page from './indexAny.page';

const MATCH = {
  ...{ id: 'final', teamA: { name: 'Nova' }, teamB: { name: 'Apex' }, bestOf: 5 },
  ...{ tournament: { id: 'Cup', name: 'Embers Cup' }, round: 'Grand Final' },
};
const share = (change: object) =>
  page.share!({ match: { ...MATCH, ...change } as WebsiteMatch }, { value: 'final' });

it.each([
  ['before it', { state: 'scheduled', scoreA: 0, scoreB: 0, winner: null }],
  ['while it is played', { state: 'live', scoreA: 2, scoreB: 1, winner: null }],
  ['after it', { state: 'finished', scoreA: 3, scoreB: 1, winner: 'A' }],
])('is shared with the same words, which tell no result, %s', (_when, change) => {
  expect(share(change)).toEqual({
    title: 'Nova vs Apex',
    description: 'Best of 5 · Embers Cup · Grand Final',
    image: '/api/pictures/match/final.png',
  });
});
