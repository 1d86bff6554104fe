import { describe, expect, it } from 'vitest';
import type { TournamentState } from '../lifecycle/states';
import { presentedOf } from './presentations';

const editions = (...states: [string, TournamentState][]) =>
  states.map(([id, state]) => ({ id, state }));

describe('which edition of a series is presented', () => {
  it.each([
    [
      'the one that is played',
      [
        ['S5', 'announced'],
        ['S4', 'running'],
        ['S3', 'finished'],
      ],
      'S4',
    ],
    [
      'the one that can be entered',
      [
        ['NA', 'announced'],
        ['EU', 'signup_open'],
      ],
      'EU',
    ],
    [
      'a played one before one to enter',
      [
        ['S5', 'signup_open'],
        ['S4', 'running'],
      ],
      'S4',
    ],
    [
      'else the newest',
      [
        ['S4', 'announced'],
        ['S3', 'finished'],
      ],
      'S4',
    ],
    [
      'also when all are over',
      [
        ['S3', 'finished'],
        ['S2', 'finished'],
      ],
      'S3',
    ],
  ] as [string, [string, TournamentState][], string][])('%s', (_, states, expected) => {
    expect(presentedOf(editions(...states))?.id).toBe(expected);
  });

  it('of a year, only those whose id names it', () => {
    const worlds = editions(['Worlds2025', 'running'], ['Worlds2023', 'finished']);
    expect(presentedOf(worlds, 2023)?.id).toBe('Worlds2023');
    expect(presentedOf(worlds, 2024)).toBeNull();
  });
});
