import type { CompactBracket } from '@mes/contract/bracket-schemas';
import { describe, expect, it } from 'vitest';
import { compactBracket } from '../testing/compact-bracket';
import { expandBracket } from './bracket';

const [ada, bob, cyd] = ['Ada', 'Bob', 'Cyd'].map((name) => ({ name, tag: name[0]!, logo: null }));

const COMPACT: CompactBracket = {
  tournament: { id: 'Cup', name: 'The Cup' },
  revision: 7,
  teams: [ada!, bob!, cyd!],
  stages: [
    {
      index: 0,
      name: 'Groups',
      format: 'round_robin',
      state: 'finished',
      seeds: [1, 0],
      rounds: [
        {
          part: 'group',
          group: 0,
          round: 1,
          name: 'Group A · Round 1',
          bestOf: 1,
          matches: [
            {
              id: 'm1',
              matchID: 1,
              state: 'finished',
              winner: 'B',
              startsAt: 1_000,
              slots: [
                { team: 1, seed: 1, score: 0 },
                { team: 0, seed: 2, score: 1 },
              ],
            },
          ],
        },
      ],
      tables: [{ group: 0, name: 'Group A', rows: [tableRow(1, 0), tableRow(2, 1)] }],
    },
    {
      index: 1,
      name: 'Playoffs',
      format: 'double_elimination',
      state: 'running',
      seeds: [0, 2],
      rounds: [
        {
          part: 'upper',
          round: 1,
          name: 'Upper Semifinal',
          bestOf: 3,
          matches: [
            {
              id: 'm2',
              matchID: 2,
              state: 'live',
              bestOf: 5,
              index: 1,
              slots: [
                { team: 0, score: 0, placeOf: { stage: 0, group: 0, place: 1 } },
                { team: 2, score: 0, placeOf: { stage: 0, place: 4 } },
              ],
            },
          ],
        },
        {
          part: 'grand_final',
          round: 1,
          name: 'Grand Final',
          bestOf: 3,
          matches: [
            { id: 'm3', matchID: 3, state: 'scheduled', slots: [{ winnerOf: 2 }, { loserOf: 2 }] },
            { id: 'm4', matchID: 4, state: 'scheduled', slots: [{}, { bye: true }] },
          ],
        },
      ],
      tables: [],
    },
  ],
  odds: [
    { team: 2, chance: 0.6 },
    { team: 0, chance: 0.4 },
  ],
};

function tableRow(place: number, team: number) {
  const counts = { played: 1, wins: 2 - place, draws: 0, losses: place - 1 };
  const maps = { mapWins: 1, mapLosses: 0, roundWins: 13, roundLosses: 7, points: 3 };
  return { place, team, ...counts, ...maps, ...(place === 1 && { outcome: 'advances' as const }) };
}

describe('a compact bracket', () => {
  const { stages, odds } = expandBracket(COMPACT);
  const [groups, playoffs] = stages;
  const semifinal = playoffs!.rounds[0]!.matches[0]!;
  const [final, walkover] = playoffs!.rounds[1]!.matches;

  it('names teams wherever they are', () => {
    expect(groups!.rounds[0]!.matches[0]!.slots.map(({ team }) => team)).toEqual([bob, ada]);
    expect(groups!.tables[0]!.rows.map(({ team }) => team)).toEqual([ada, bob]);
    expect(odds.map(({ team }) => team)).toEqual([cyd, ada]);
  });

  it('gives teams the seed that they have in the stage', () => {
    expect(groups!.rounds[0]!.matches[0]!.slots.map(({ seed }) => seed)).toEqual([1, 2]);
    expect(semifinal.slots.map(({ seed }) => seed)).toEqual([1, 2]);
  });

  it('takes from the round what a match does not say', () => {
    const position = { stage: 1, part: 'upper', group: null, round: 1, index: 1 };
    expect(semifinal).toMatchObject({ bestOf: 5, position, winner: null, startsAt: null });
    expect(final).toMatchObject({ bestOf: 3, position: { part: 'grand_final', index: 0 } });
  });

  it('says where teams come from and where matches lead', () => {
    const reference = { id: 'm2', matchID: 2 };
    expect(semifinal.slots.map(({ source }) => source)).toEqual([
      { type: 'placement', stage: 0, group: 0, place: 1 },
      { type: 'placement', stage: 0, group: null, place: 4 },
    ]);
    expect(final!.slots.map(({ source }) => source)).toEqual([
      { type: 'winner', match: reference },
      { type: 'loser', match: reference },
    ]);
    expect(walkover!.slots.map(({ source }) => source.type)).toEqual(['pairing', 'bye']);
    const to = { id: 'm3', matchID: 3 };
    expect(semifinal).toMatchObject({ winnerTo: to, loserTo: to });
    expect(final).toMatchObject({ winnerTo: null, loserTo: null });
  });

  it('has null where it has no value', () => {
    expect(groups!.tables[0]!.rows.map(({ outcome }) => outcome)).toEqual(['advances', null]);
    expect(final!.slots[0]).toMatchObject({ team: null, seed: null, score: null });
  });

  it('comes back the same from what samples are made with', () => {
    const full = expandBracket(COMPACT);
    expect(expandBracket(compactBracket(full))).toEqual(full);
  });
});
