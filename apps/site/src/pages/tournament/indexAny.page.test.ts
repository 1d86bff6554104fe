import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { expect, it } from 'vitest';
import page from './indexAny.page';

const PARAMS = { value: 'EmbersS4EU' };
const share = (tournament: object | undefined) =>
  page.share!({ tournament: tournament as WebsiteTournament | undefined }, PARAMS);
const TOURNAMENT = {
  id: 'EmbersS4EU',
  name: 'Embers of Victory S4',
  state: 'signup_open',
  registered: 22,
  prizePool: 150_000,
  picture: null,
  winner: null,
};

it('reads the tournament before the browser asks', () => {
  expect(page.reads!(PARAMS, new URLSearchParams())).toEqual({
    tournament: { feature: 'tournaments', name: 'website', input: { id: 'EmbersS4EU' } },
  });
});

it.each([
  ['one that is open', {}, 'Open for signup · 22 teams · $1,500'],
  ['one without prizes', { prizePool: 0 }, 'Open for signup · 22 teams'],
  [
    'one that was won, without its winner',
    { state: 'finished', winner: { name: 'Nova' } },
    'Finished · 22 teams · $1,500',
  ],
])('is shared with what counts: %s', (_what, change, description) => {
  expect(share({ ...TOURNAMENT, ...change })).toEqual({
    title: 'Embers of Victory S4',
    description,
    image: '/api/pictures/tournament/EmbersS4EU.png',
  });
});

it('is shared with its own picture, and without an answer by its kind', () => {
  const picture = { url: '/files/a.webp', placeholder: '/files/a.small.webp' };
  expect(share({ ...TOURNAMENT, picture })).toMatchObject({ image: '/files/a.webp' });
  expect(share(undefined)).toEqual({ title: 'Tournament' });
});
