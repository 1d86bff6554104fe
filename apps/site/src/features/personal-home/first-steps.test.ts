import type { Account } from '@mes/contract/accounts';
import { expect, it } from 'vitest';
import { type FirstStep, openStep } from './first-steps';

const NEWCOMER = {
  country: null,
  gameId: null,
  gameIdState: null,
  team: null,
  looking: null,
  permissions: [],
} as unknown as Account;

it.each<[string, Partial<Account>, FirstStep[], FirstStep | null]>([
  ['begins with name and country', {}, [], 'name'],
  ['goes on with the game id', { country: 'CL' }, [], 'game_id'],
  ['leaves out what waits for later', { country: 'CL' }, ['game_id'], 'team'],
  [
    'asks again for an id that the game does not know',
    { country: 'CL', gameId: '1', gameIdState: 'unknown' },
    [],
    'game_id',
  ],
  ['ends for free agents', { country: 'CL', looking: {} as Account['looking'] }, ['game_id'], null],
  [
    'asks moderators for no team',
    { country: 'CL', gameId: '1', permissions: ['Moderator'] },
    [],
    null,
  ],
  ['can be left at once', {}, ['name', 'game_id', 'team'], null],
])('%s', (_what, change, skipped, step) => {
  expect(openStep({ ...NEWCOMER, ...change }, { skipped, wanted: null })).toBe(step);
});

it('goes to a step that was asked for until it is done', () => {
  const choices = { skipped: [], wanted: 'game_id' } as const;
  expect(openStep(NEWCOMER, choices)).toBe('game_id');
  expect(openStep({ ...NEWCOMER, gameId: '7', gameIdState: 'verified' }, choices)).toBe('name');
});
