import type { AccountChange } from '@mes/contract/accounts-admin';
import type { Json } from '@mes/contract/scalars';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** A change of an account in words, to be read after the name of who made it. */
export function describeChange({ action, before, after }: AccountChange): string {
  if (action === 'account.permissions_changed') return describePermissions(before, after);
  if (action === 'account.sessions_ended') return describeSessions(field(after, 'ended'));
  if (action === 'account.api_key_created')
    return interpolate(texts.changeKeyCreated, { name: nameIn(after) });
  if (action === 'account.api_key_revoked')
    return interpolate(texts.changeKeyRevoked, { name: nameIn(before) });
  return action;
}

function describePermissions(before: Json, after: Json): string {
  const [held, holds] = [namesIn(before), namesIn(after)];
  const given = holds.filter((name) => !held.includes(name)).join(', ');
  const taken = held.filter((name) => !holds.includes(name)).join(', ');
  const parts = [
    given && interpolate(texts.changeGave, { permissions: given }),
    taken && interpolate(texts.changeTook, { permissions: taken }),
  ].filter((part) => part !== '');
  return parts.join(texts.changeAnd) || texts.changeNothing;
}

function describeSessions(count: Json): string {
  return count === 1
    ? texts.changeSignedOutOne
    : interpolate(texts.changeSignedOut, { count: String(count) });
}

function namesIn(value: Json): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function nameIn(value: Json): string {
  const name = field(value, 'name');
  return typeof name === 'string' ? name : '';
}

function field(value: Json, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return value[name] ?? null;
}
