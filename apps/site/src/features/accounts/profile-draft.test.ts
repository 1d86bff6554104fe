import type { Account } from '@mes/contract/accounts';
import { expect, it } from 'vitest';
import { changeOf, NONE, type ProfileDraft, problemsOf, valuesOf } from './profile-draft';

const ACCOUNT = {
  name: 'Nova',
  country: 'CL',
  gameId: '70000001',
  description: 'Plays late.',
  socialLinks: [{ kind: 'twitch', url: 'https://twitch.tv/nova' }],
  roles: [],
  looking: null,
  team: null,
} as unknown as Account;
const links = valuesOf(ACCOUNT).links;

it.each<[string, ProfileDraft, object]>([
  ['nothing', {}, {}],
  ['nothing where it was typed back', { name: 'Nova', country: 'CL' }, {}],
  ['a name without spaces around it', { name: ' Nova2 ' }, { name: 'Nova2' }],
  ['no country', { country: NONE }, { country: null }],
  ['no game id', { gameId: '' }, { gameId: null }],
  ['a device id', { deviceId: 'abc' }, { deviceId: 'abc' }],
  ['no device id', { removesDeviceId: true }, { deviceId: null }],
  ['no link', { links: { ...links, twitch: ' ' } }, { links: [] }],
  [
    'a search for a team',
    { looking: true, region: 'SA' },
    { search: { looking: true, region: 'SA', note: '' } },
  ],
  ['roles', { roles: ['entry'] }, { roles: ['entry'] }],
])('sends %s', (_what, draft, change) => expect(changeOf(ACCOUNT, draft)).toEqual(change));

it('sends no search of somebody who has a team', () => {
  const account = { ...ACCOUNT, team: { name: 'Nova', tag: 'NOV' } };
  expect(changeOf(account, { looking: true })).toEqual({});
});

it('shows what was changed elsewhere in fields that were not touched', () => {
  const draft: ProfileDraft = { description: 'Plays early.' };
  const values = { ...valuesOf({ ...ACCOUNT, country: 'FI' }), ...draft };
  expect(values).toMatchObject({ country: 'FI', description: 'Plays early.' });
});

it('finds wrong names and links', () => {
  const values = valuesOf(ACCOUNT);
  expect(problemsOf(values)).toEqual({});
  const wrong = { ...values, name: '', links: { ...links, twitch: 'https://example.org' } };
  expect(Object.keys(problemsOf(wrong)).toSorted()).toEqual(['name', 'twitch']);
});
