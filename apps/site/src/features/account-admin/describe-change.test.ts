import type { AccountChange } from '@mes/contract/accounts-admin';
import { expect, it } from 'vitest';
import { describeChange } from './describe-change';

const change = (more: Partial<AccountChange>): AccountChange => ({
  id: '01900000-0000-7000-8000-000000000001',
  at: 0,
  actor: null,
  action: 'account.permissions_changed',
  before: null,
  after: null,
  ...more,
});

const ROWS: { more: Partial<AccountChange>; text: string }[] = [
  { more: { before: [], after: ['Admin'] }, text: 'added Admin' },
  { more: { before: ['a', 'b'], after: ['b', 'c'] }, text: 'added c and removed a' },
  { more: { before: ['a'], after: ['a'] }, text: 'saved the permissions as they were' },
  { more: { action: 'account.sessions_ended', after: { ended: 1 } }, text: 'ended a session' },
  { more: { action: 'account.sessions_ended', after: { ended: 3 } }, text: 'ended 3 sessions' },
  {
    more: { action: 'account.api_key_created', after: { name: 'Bot' } },
    text: 'created the API key Bot',
  },
  {
    more: { action: 'account.api_key_revoked', before: { name: 'Bot' } },
    text: 'revoked the API key Bot',
  },
  { more: { action: 'account.unheard_of' }, text: 'account.unheard_of' },
];

it.each(ROWS)('reads “$text”', ({ more, text }) => {
  expect(describeChange(change(more))).toBe(text);
});
