import { describe, expect, it } from 'vitest';
import { type FormLetter, form, formLetter, headToHead, streak } from './form';

const letters = (text: string) => Array.from(text) as FormLetter[];

describe('form', () => {
  it.each([
    { newestFirst: '', is: 0 },
    { newestFirst: 'W', is: 1 },
    { newestFirst: 'WWWLW', is: 3 },
    { newestFirst: 'LLW', is: -2 },
    { newestFirst: 'DWWW', is: 0 },
    { newestFirst: 'WWD', is: 2 },
  ])('$newestFirst is a streak of $is', ({ newestFirst, is }) => {
    expect(streak(letters(newestFirst))).toBe(is);
  });

  it('has the last ten series', () => {
    expect(form(letters('WLWLWLWLWLDD')).join('')).toBe('WLWLWLWLWL');
  });

  it('is from the view of a team', () => {
    expect([formLetter('A', 'A'), formLetter('A', 'B'), formLetter(null, 'A')]).toEqual([
      'W',
      'L',
      'D',
    ]);
  });
});

describe('head to head', () => {
  const meeting = (A: string, B: string, score: [number, number], winner: 'A' | 'B' | null) => ({
    at: 0,
    teams: { A, B },
    score: { A: score[0], B: score[1] },
    winner,
  });

  it('adds up meetings whichever team was A', () => {
    const meetings = [
      meeting('Nova', 'Atlas', [2, 0], 'A'),
      meeting('Atlas', 'Nova', [2, 1], 'A'),
      meeting('Atlas', 'Nova', [0, 3], 'B'),
      meeting('Nova', 'Atlas', [1, 1], null),
    ];
    expect(headToHead('Nova', meetings)).toEqual({
      wins1: 2,
      wins2: 1,
      draws: 1,
      mapWins1: 7,
      mapWins2: 3,
    });
    expect(headToHead('Atlas', meetings)).toMatchObject({ wins1: 1, wins2: 2, mapWins1: 3 });
  });

  it('of teams that never met is empty', () => {
    expect(headToHead('Nova', [])).toEqual({
      wins1: 0,
      wins2: 0,
      draws: 0,
      mapWins1: 0,
      mapWins2: 0,
    });
  });
});
