import type { Pickem, Prediction } from '@mes/contract/pickem-schemas';
import { expect, it } from 'vitest';
import page from './indexAny.page';

const PARAMS = { value: 'CupS1' };
const PICKEM = { tournament: { id: 'CupS1', name: 'The Cup' }, mostPoints: 40 } as Pickem;

it('reads the pick’em, and what the address asks for beside it', () => {
  const reads = (search: string) => page.reads!(PARAMS, new URLSearchParams(search));
  const pickem = { feature: 'pickem', name: 'get', input: { id: 'CupS1' } };
  expect(reads('')).toEqual({ pickem, shown: null, board: null });
  expect(reads('player=ann').shown).toMatchObject({ input: { id: 'CupS1', player: 'ann' } });
  expect(reads('view=leaderboard').board).toMatchObject({ name: 'leaderboard' });
});

it('is shared with the picture of a prediction, if the address names one', () => {
  const shown = { player: { id: 'ann', name: 'Ann' }, points: 12 } as Prediction;
  expect(page.share!({ pickem: PICKEM, shown }, PARAMS)).toEqual({
    title: 'Ann’s picks',
    description: 'The Cup: 12 of 40 points',
    image: '/api/pictures/pickem/CupS1.ann.png',
    query: '?player=ann',
  });
  expect(page.share!({ pickem: PICKEM }, PARAMS).title).toBe('Pick’em: The Cup');
  expect(page.share!({}, PARAMS)).toEqual({ title: 'Pick’em' });
});
