import { API_SCOPES } from '@mes/domain/accounts/api-keys';
import { describe, expect, it } from 'vitest';
import { scopeOf } from './call-scopes';
import { type Call, nameOf } from './define';
import { contract } from './index';

const features: [string, Record<string, Call>][] = Object.entries(contract);
const calls = features.flatMap(([feature, own]) =>
  Object.entries(own).map(([name, call]) => ({ feature, name, call, scope: scopeOf(call) })),
);
const namesOf = (rows: typeof calls) => rows.map(({ feature, name }) => `${feature}.${name}`);

/** An account, or the site, could be taken over with one of these. */
const SECURITY_FEATURES = ['accountAdmin', 'apiKeys', 'terminal'];

describe('every call', () => {
  it('belongs to one scope, or to none', () => {
    for (const { scope } of calls) expect([...API_SCOPES, null]).toContain(scope);
    expect(new Set(calls.map(({ scope }) => scope))).toEqual(new Set([...API_SCOPES, null]));
  });

  it('of the scope that reads is for everyone', () => {
    const wrong = calls.filter(({ scope, call }) => scope === 'read' && call.who !== 'public');
    expect(namesOf(wrong)).toEqual([]);
  });

  it('of account security is for no key', () => {
    const open = calls.filter(
      ({ feature, scope }) => SECURITY_FEATURES.includes(feature) && scope !== null,
    );
    expect(namesOf(open)).toEqual([]);
    const ofAccounts = calls.filter(({ feature, scope }) => feature === 'accounts' && scope);
    expect(namesOf(ofAccounts)).toEqual(['accounts.me']);
    const ofProperties = calls.filter(({ feature, scope }) => feature === 'properties' && scope);
    expect(namesOf(ofProperties)).toEqual(['properties.get', 'properties.read']);
  });

  it('that hands out a token which outlives the key is for no key', () => {
    const tokens = calls.filter(({ call, scope }) => /token|whitelist/.test(nameOf(call)) && scope);
    expect(namesOf(tokens)).toEqual([]);
  });

  it('that the transport handles is for no key by itself: what it carries is asked', () => {
    expect(calls.filter(({ call, scope }) => call.transport && scope)).toEqual([]);
  });
});
