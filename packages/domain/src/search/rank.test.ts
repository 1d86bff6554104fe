import { describe, expect, it } from 'vitest';
import { type Fit, fitOf } from './fit';
import { compareGroups, compareRanked, matchFame, type SearchKind } from './rank';

const ordered = (text: string, named: Record<string, number>) =>
  Object.entries(named)
    .map(([name, fame]) => ({ name, fame, fit: fitOf(text, { name }) }))
    .toSorted(compareRanked)
    .map(({ name }) => name);

describe('what is found', () => {
  it.each([
    {
      text: 'zero',
      found: { zedzero: 2000, 'Ground Zero': 1500, 'Zero Meridian': 1200, Zero: 900 },
      order: ['Zero', 'Zero Meridian', 'Ground Zero', 'zedzero'],
      why: 'by fit, and fame does not help',
    },
    {
      text: 'nova',
      found: { 'Nova B': 1000, 'Nova C': 1400, 'Nova A': 1000 },
      order: ['Nova C', 'Nova A', 'Nova B'],
      why: 'by fame, then by name, where all fit alike',
    },
  ] as { text: string; found: Record<string, number>; order: string[]; why: string }[])(
    'is in order for "$text": $why',
    ({ text, found, order }) => {
      expect(ordered(text, found)).toEqual(order);
    },
  );
});

describe('groups', () => {
  const order = (...groups: [SearchKind, Fit][]) =>
    groups
      .map(([kind, fit]) => ({ kind, fit }))
      .toSorted(compareGroups)
      .map(({ kind }) => kind);

  it.each([
    {
      why: '“zero”: Zero Meridian before zedzero',
      groups: [
        ['players', 'inside'],
        ['teams', 'beginning'],
      ],
      expected: ['teams', 'players'],
    },
    {
      why: '“zoe”: the player of that name before a team that begins so',
      groups: [
        ['teams', 'beginning'],
        ['players', 'exact'],
      ],
      expected: ['players', 'teams'],
    },
    {
      why: '“seven monsoon”: the match before teams that look alike',
      groups: [
        ['teams', 'similar'],
        ['matches', 'beginning'],
      ],
      expected: ['matches', 'teams'],
    },
    {
      why: 'a team before a player where both fit alike',
      groups: [
        ['clips', 'words'],
        ['players', 'words'],
        ['teams', 'words'],
      ],
      expected: ['teams', 'players', 'clips'],
    },
  ] as { why: string; groups: [SearchKind, Fit][]; expected: SearchKind[] }[])(
    'have the best first: $why',
    ({ groups, expected }) => {
      expect(order(...groups)).toEqual(expected);
    },
  );
});

it('puts matches of now first, then those nearest in time, those without a time last', () => {
  const now = 1_000;
  const fame = {
    live: matchFame({ isLive: true, at: 0 }, now),
    next: matchFame({ isLive: false, at: 1_100 }, now),
    last: matchFame({ isLive: false, at: 800 }, now),
    open: matchFame({ isLive: false, at: null }, now),
  };
  const order = Object.entries(fame).toSorted(([, one], [, other]) => other - one);
  expect(order.map(([name]) => name)).toEqual(['live', 'next', 'last', 'open']);
});
