import { describe, expect, it } from 'vitest';
import { recognizeScoreboard, type Word } from './recognize-scoreboard';

/** Words at grid positions: `[text, column, row]`. */
function words(...placed: [text: string, column: number, row: number][]): Word[] {
  return placed.map(([text, column, row]) => ({
    text,
    confidence: 0.9,
    left: column * 100,
    right: column * 100 + text.length * 10,
    top: row * 40,
    bottom: row * 40 + 24,
  }));
}

describe('a board with column headers', () => {
  it('assigns numbers by the headers, in any order', () => {
    const { rows } = recognizeScoreboard(
      words(
        ['K', 3, 0],
        ['D', 4, 0],
        ['A', 5, 0],
        ['sable', 1, 1],
        ['21', 3, 1],
        ['9', 4, 1],
        ['4', 5, 1],
      ),
    );
    expect(rows).toEqual([
      { text: 'sable', opponent: null, kills: 21, deaths: 9, assists: 4, confidence: 0.9 },
    ]);
  });

  it('corrects letters that look like digits, but only beside a digit', () => {
    const { rows } = recognizeScoreboard(
      words(['K', 3, 0], ['D', 4, 0], ['wren', 1, 1], ['1O', 3, 1], ['l2', 4, 1]),
    );
    expect(rows[0]).toMatchObject({ kills: 10, deaths: 12, assists: null });
  });
});

it('assumes the order of the game without headers', () => {
  const { rows } = recognizeScoreboard(
    words(['sable', 1, 1], ['21', 3, 1], ['4', 4, 1], ['9', 5, 1]),
  );
  expect(rows[0]).toMatchObject({ kills: 21, assists: 4, deaths: 9 });
});

it('keeps names of several words together', () => {
  const { rows } = recognizeScoreboard(
    words(['iron', 1, 1], ['fox', 2, 1], ['7', 4, 1], ['8', 5, 1]),
  );
  expect(rows[0]?.text).toBe('iron fox');
});

it('separates two boards side by side', () => {
  const { rows } = recognizeScoreboard(
    words(
      ...(['one', 'two', 'tri'] as const).flatMap((name, row): [string, number, number][] => [
        [`${name}a`, 0, row],
        ['10', 2, row],
        ['5', 3, row],
        [`${name}b`, 10, row],
        ['7', 12, row],
        ['8', 13, row],
      ]),
    ),
  );
  expect(rows.filter(({ opponent }) => opponent === 'A').map(({ text }) => text)).toEqual([
    'onea',
    'twoa',
    'tria',
  ]);
  expect(rows.filter(({ opponent }) => opponent === 'B')).toHaveLength(3);
});

it('assigns the first half of the rows to team A if one board is above the other', () => {
  const { rows } = recognizeScoreboard(
    words(
      ...['a', 'b', 'c', 'd'].flatMap((letter, row): [string, number, number][] => [
        [letter.repeat(3), 0, row],
        ['3', 2, row],
        ['4', 3, row],
      ]),
    ),
  );
  expect(rows.map(({ opponent }) => opponent)).toEqual(['A', 'A', 'B', 'B']);
});

describe('around the board', () => {
  it.each([
    [['13:7', 2, 0]],
    [
      ['13', 2, 0],
      [':', 3, 0],
      ['7', 4, 0],
    ],
  ] as [string, number, number][][])('finds the score in %j', (...score) => {
    const { scoreA, scoreB } = recognizeScoreboard(words(...score));
    expect([scoreA, scoreB]).toEqual([13, 7]);
  });

  it('finds the map', () => {
    expect(recognizeScoreboard(words(['CANALS', 1, 0])).map).toBe('Canals');
  });

  it('finds nothing without words', () => {
    expect(recognizeScoreboard([])).toEqual({ map: null, scoreA: null, scoreB: null, rows: [] });
  });
});
