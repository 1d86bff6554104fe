import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveValues,
  parseOther,
  parseTournament,
  type StreamFields,
  scoreText,
} from './configuration';

const fields: StreamFields = {
  Tournament: 'Embers of Victory;EmbersS4EU',
  Round: 'Upper final',
  Score1: 1,
  Score2: 1,
  BestOf: 3,
  Maps: ['Canals', 'Raid', 'Castello'],
  Winners: ['A', 'B', null],
  normTeam1: 'Night Harbor',
  normTeam2: 'Iron Lanterns',
  other: JSON.stringify({
    liveMapVeto: true,
    scores: { Canals: [13, 9], Raid: [11, 13], Castello: [6, 4] },
    servers: { Castello: 'Frankfurt 2' },
  }),
};

const EMPTY_OTHER = { liveMapVeto: false, scores: {}, servers: {} };

describe('what scenes derive', () => {
  it('is the score, the current map and what was played', () => {
    expect(deriveValues(fields)).toEqual({
      tournament: { name: 'Embers of Victory', id: 'EmbersS4EU' },
      round: 'Upper final',
      scoreA: 1,
      scoreB: 1,
      bestOf: 3,
      scoreText: '1 - 1',
      liveMapVeto: true,
      maps: [
        {
          name: 'Canals',
          index: 0,
          winner: 'A',
          score: [13, 9],
          server: null,
          current: false,
          leftout: false,
        },
        {
          name: 'Raid',
          index: 1,
          winner: 'B',
          score: [11, 13],
          server: null,
          current: false,
          leftout: false,
        },
        {
          name: 'Castello',
          index: 2,
          winner: null,
          score: [6, 4],
          server: 'Frankfurt 2',
          current: true,
          leftout: false,
        },
      ],
    });
  });

  it.each([
    { bestOf: 3, score: [0, 0], maps: 'current, -, -' },
    { bestOf: 3, score: [1, 0], maps: '-, current, -' },
    { bestOf: 3, score: [2, 0], maps: '-, -, leftout' },
    { bestOf: 3, score: [2, 1], maps: '-, -, -' },
    { bestOf: 1, score: [0, 1], maps: '-, leftout, leftout' },
    { bestOf: 2, score: [1, 1], maps: '-, -, leftout' },
    { bestOf: 5, score: [2, 0], maps: '-, -, current' },
  ])('in a best of $bestOf at $score marks maps $maps', ({ bestOf, score: [a, b], maps }) => {
    const values = deriveValues({ ...fields, BestOf: bestOf, Score1: a!, Score2: b! });
    const marks = values.maps.map(({ current, leftout }) =>
      current ? 'current' : leftout ? 'leftout' : '-',
    );
    expect(marks.join(', ')).toBe(maps);
  });

  it.each([
    { Score1: '2', Score2: '0', BestOf: '5', parsed: [2, 0, 5] },
    { Score1: '', Score2: 'x', BestOf: '4', parsed: [0, 0, 1] },
    { Score1: -1, Score2: Number.NaN, BestOf: 7, parsed: [0, 0, 7] },
    { Score1: 1.9, Score2: Number.POSITIVE_INFINITY, BestOf: 0, parsed: [1, 0, 1] },
  ])('parses $Score1, $Score2, $BestOf as whole numbers $parsed', ({ parsed, ...input }) => {
    const { scoreA, scoreB, bestOf } = deriveValues({ ...fields, ...input });
    expect([scoreA, scoreB, bestOf]).toEqual(parsed);
  });

  it('has no winner if the list is too short', () => {
    const { maps } = deriveValues({ ...fields, Winners: [] });
    expect(maps.map(({ winner }) => winner)).toEqual([null, null, null]);
  });
});

describe('texts', () => {
  it.each([
    { A: 0, B: 0, text: '' },
    { A: 1, B: 0, text: '1 - 0' },
    { A: 0, B: 2, text: '0 - 2' },
  ])('of $A and $B are "$text"', ({ A, B, text }) => {
    expect(scoreText({ A, B })).toBe(text);
  });

  it.each([
    { text: 'Embers;EmbersS4EU', name: 'Embers', id: 'EmbersS4EU' },
    { text: 'Embers ; EmbersS4EU ', name: 'Embers', id: 'EmbersS4EU' },
    { text: 'Embers', name: 'Embers', id: null },
    { text: 'Embers;', name: 'Embers', id: null },
    { text: ';EmbersS4EU', name: '', id: 'EmbersS4EU' },
    { text: 'Embers;a;b', name: 'Embers', id: 'a;b' },
    { text: '', name: '', id: null },
  ])('"$text" is the tournament "$name" with id $id', ({ text, name, id }) => {
    expect(parseTournament(text)).toEqual({ name, id });
  });

  it.each([
    { label: 'empty text', text: '', other: EMPTY_OTHER },
    { label: 'no JSON', text: '{scores', other: EMPTY_OTHER },
    { label: 'a number', text: '12', other: EMPTY_OTHER },
    { label: 'null', text: 'null', other: EMPTY_OTHER },
    { label: 'a list', text: '[1,2]', other: EMPTY_OTHER },
    { label: 'text for a switch', text: '{"liveMapVeto":"yes"}', other: EMPTY_OTHER },
    { label: 'text for scores', text: '{"scores":"13:9"}', other: EMPTY_OTHER },
    {
      label: 'some scores that make sense',
      text: '{"scores":{"Port":[13,9],"Raid":[13],"Soar":["1",2],"Plaza":[-1,3],"Dust":[1,2]}}',
      other: { ...EMPTY_OTHER, scores: { Port: [13, 9] } },
    },
    {
      label: 'servers with blanks',
      text: '{"servers":{"Port":" Frankfurt 2 ","Raid":" ","Soar":7}}',
      other: { ...EMPTY_OTHER, servers: { Port: 'Frankfurt 2' } },
    },
    {
      label: 'a prototype for a map',
      text: '{"scores":{"__proto__":[1,2],"constructor":[1,2]}}',
      other: EMPTY_OTHER,
    },
  ])('with $label are parsed as far as they are valid', ({ text, other }) => {
    expect(parseOther(text)).toEqual(other);
  });

  it('of any kind never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const values = deriveValues({ ...fields, other: text, Tournament: text });
        expect(values.maps).toHaveLength(3);
      }),
    );
  });
});
