import { describe, expect, it } from 'vitest';
import { balanceText, type MapRecord, performanceOf, surplusKills, totalsOf } from './performance';
import { createLine, manualLine, NO_COUNTS } from './stat-line';

const captured: MapRecord = {
  won: true,
  roundWins: 13,
  roundLosses: 7,
  line: createLine({ ...NO_COUNTS, rounds: 20, kills: 20, deaths: 10, headshots: 8 }),
};
const typed: MapRecord = {
  won: false,
  roundWins: 4,
  roundLosses: 13,
  line: manualLine({ kills: 5, deaths: 15, assists: 3 }),
};
const unfinished: MapRecord = { ...typed, won: null, roundWins: 2, roundLosses: 2 };

describe('performance', () => {
  it('adds up maps, rounds, kills and deaths, and rates captured rounds', () => {
    expect(performanceOf([captured, typed, unfinished])).toEqual({
      mapWins: 1,
      mapLosses: 1,
      kills: 30,
      deaths: 40,
      roundWins: 19,
      roundLosses: 22,
      rating: captured.line.rating,
    });
  });

  it('has no rating if nothing was captured', () => {
    expect(performanceOf([typed]).rating).toBeNull();
    expect(performanceOf([])).toEqual({
      mapWins: 0,
      mapLosses: 0,
      kills: 0,
      deaths: 0,
      roundWins: 0,
      roundLosses: 0,
      rating: null,
    });
  });

  it('counts every map in the totals of a player, whether it was won, lost or unfinished', () => {
    expect(totalsOf([captured, typed, unfinished])).toMatchObject({ maps: 3, headshots: 8 });
  });

  it.each([
    { wins: 25, losses: 13, text: '+12' },
    { wins: 10, losses: 13, text: '−3' },
    { wins: 13, losses: 13, text: '0' },
  ])('is $text for $wins won and $losses lost', ({ wins, losses, text }) => {
    expect(balanceText(wins, losses)).toBe(text);
  });
});

describe('a scoreboard that was typed in', () => {
  const row = (opponent: 'A' | 'B', kills: number, deaths: number) => ({ opponent, kills, deaths });

  it.each([
    { label: 'agrees', rows: [row('A', 10, 8), row('B', 8, 10)], surplus: { A: 0, B: 0 } },
    { label: 'has falls', rows: [row('A', 10, 9), row('B', 8, 12)], surplus: { A: 0, B: 0 } },
    {
      label: 'has a kill too many',
      rows: [row('A', 11, 8), row('B', 8, 10)],
      surplus: { A: 1, B: 0 },
    },
    { label: 'is half empty', rows: [row('B', 8, 10)], surplus: { A: 0, B: 8 } },
  ])('that $label has surplus kills $surplus', ({ rows, surplus }) => {
    expect(surplusKills(rows)).toEqual(surplus);
  });
});
