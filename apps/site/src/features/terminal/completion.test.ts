import type { CallDescription } from '@mes/contract/terminal';
import { describe, expect, it } from 'vitest';
import { callText, complete } from './completion';

const field = (name: string, required = true, values: string[] = []) => ({
  name,
  type: 'string',
  required,
  description: null,
  values,
});
const call = (name: string, fields: CallDescription['fields'] = []): CallDescription => ({
  name,
  sentAs: name,
  summary: `About ${name}`,
  who: 'public',
  paged: false,
  fields,
});
const calls = [
  call('teams.info', [field('team')]),
  call('teams.search', [field('query'), field('region', false, ['EU', 'NA'])]),
  call('tournaments.all'),
];

/** `|` is the caret. */
function suggest(marked: string): string[] | null {
  const caret = marked.indexOf('|');
  const completion = complete({ text: marked.replace('|', ''), caret, calls });
  return completion?.suggestions.map(({ text }) => text) ?? null;
}

describe('completion', () => {
  it.each([
    { at: 'site.|', offers: ['teams', 'tournaments'] },
    { at: 'await site.te|', offers: ['teams'] },
    { at: 'site.teams.|', offers: ['info', 'search'] },
    { at: 'site.teams.S|', offers: ['search'] },
    { at: 'site.teams.search|', offers: null },
    { at: 'site.teams.se|arch', offers: null },
    { at: 'site.teams.search({ |', offers: ['query: ', 'region: '] },
    { at: "site.teams.search({ query: 'a, b', |", offers: ['region: '] },
    { at: "site.teams.search({ query: '|", offers: null },
    { at: "site.teams.search({ region: '|' })", offers: ['EU', 'NA'] },
    { at: 'site.teams.search({ region: "N|', offers: ['NA'] },
    { at: 'site.teams.search({ nested: { |', offers: null },
    { at: 'site.teams.search({}); |', offers: null },
    { at: 'all(site.teams.search, { r|', offers: ['region: '] },
    { at: 'site.nothing.known({ |', offers: null },
    { at: 'co|', offers: ['count'] },
    { at: 'x.co|', offers: null },
    { at: "'co|", offers: null },
    { at: '|', offers: null },
  ])('at $at offers $offers', ({ at, offers }) => {
    expect(suggest(at)).toEqual(offers);
  });

  it('begins where the word does', () => {
    expect(complete({ text: 'site.te', caret: 7, calls })?.from).toBe(5);
  });

  it('writes a call with its required fields', () => {
    expect(calls.map(callText)).toEqual([
      'await site.teams.info({ team:  })',
      'await site.teams.search({ query:  })',
      'await site.tournaments.all({})',
    ]);
  });
});
