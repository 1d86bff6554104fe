import { describe, expect, it } from 'vitest';
import { markHits, nextScope, readTyped, SCOPES, type Scope } from './typed-text';

describe('what is typed', () => {
  it.each<[string, Scope, Scope, string]>([
    ['harbor', 'all', 'all', 'harbor'],
    [' harbor ', 'teams', 'teams', 'harbor'],
    ['@harlan', 'all', 'players', 'harlan'],
    ['@ harlan', 'teams', 'players', 'harlan'],
    ['#12', 'all', 'matches', '#12'],
    ['# 12', 'all', 'matches', '#12'],
    ['#harbor', 'all', 'matches', 'harbor'],
    ['>', 'all', 'actions', ''],
    ['>log', 'players', 'actions', 'log'],
    ['', 'clips', 'clips', ''],
    ['har@bor', 'all', 'all', 'har@bor'],
  ])('%j with %s chosen asks for %s: %j', (typed, chosen, scope, text) => {
    expect(readTyped(typed, chosen)).toEqual({ scope, text });
  });
});

it('goes through all kinds and around, either way', () => {
  for (const step of [1, -1] as const) {
    let scope: Scope = 'all';
    const seen = new Set<Scope>();
    for (const _ of SCOPES) {
      scope = nextScope(scope, step);
      seen.add(scope);
    }
    expect(scope).toBe('all');
    expect(seen.size).toBe(SCOPES.length);
  }
});

describe('the hits in a name', () => {
  const marked = (name: string, text: string) =>
    markHits(name, text)
      .map((part) => (part.isHit ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Night Harbor', 'har', 'Night [Har]bor'],
    ['Night Harbor', 'harbor night', '[Night] [Harbor]'],
    ['Night Harbor', 't h', 'Nigh[t H]arbor'],
    ['Seven Saints – Monsoon', 'mon seven', '[Seven] Saints – [Mon]soon'],
    ['Night Harbor', 'nigth', 'Night Harbor'],
    ['Night Harbor', '', 'Night Harbor'],
    ['aaa', 'a aa', '[aa]a'],
    ['abcdef', 'abcde bc def', '[abcde]f'],
    ['İstanbul', 'stan', 'İstanbul'],
  ])('%j for "%s" are %j', (name, text, expected) => {
    expect(marked(name, text)).toBe(expected);
  });

  it('make up the whole name', () => {
    expect(
      markHits('Night Harbor', 'o i')
        .map((part) => part.text)
        .join(''),
    ).toBe('Night Harbor');
  });
});
