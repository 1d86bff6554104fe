import { describe, expect, it } from 'vitest';
import type { FormLetter } from '../series/form';
import { milestones, nextMark, type SeriesRecords } from './milestones';

const letters = (text: string) => Array.from(text) as FormLetter[];
const NOW = Date.UTC(2024, 8, 22);
const DAY = 24 * 60 * 60 * 1_000;

const NO_RECORDS: SeriesRecords = {
  now: NOW,
  teams: {
    A: { name: 'Nova', letters: letters('WLW'), onMaps: { Port: letters('WL') } },
    B: { name: 'Atlas', letters: letters('LW'), onMaps: { Port: letters('LW') } },
  },
  players: [{ name: 'sable', kills: 700, maps: 50, clutches: 20, headshots: 300 }],
  headToHead: { wins1: 1, wins2: 1, draws: 0, mapWins1: 3, mapWins2: 3 },
  lastMet: NOW - 20 * DAY,
  maps: ['Port'],
};

const texts = (change: Partial<SeriesRecords>) =>
  milestones({ ...NO_RECORDS, ...change }).map(({ text }) => text);

describe('milestones', () => {
  it('are empty without a special record', () => {
    expect(milestones(NO_RECORDS)).toEqual([]);
  });

  it.each([
    { label: 'kills', has: { kills: 997 }, text: 'sable is 3 kills away from 1,000' },
    { label: 'one kill', has: { kills: 2_499 }, text: 'sable is 1 kill away from 2,500' },
    { label: 'maps', has: { maps: 99 }, text: 'sable is 1 map away from 100' },
    { label: 'clutches', has: { clutches: 98 }, text: 'sable is 2 clutches away from 100' },
    { label: 'headshots', has: { headshots: 490 }, text: 'sable is 10 headshots away from 500' },
  ])('include a player close to a round number: $label', ({ has, text }) => {
    const player = { ...NO_RECORDS.players[0]!, ...has };
    expect(texts({ players: [player] })).toEqual([text]);
  });

  it.each([
    { onPort: 'WWWWWL', text: 'Nova have won the last 5 on Port' },
    { onPort: 'LLL', text: 'Nova have lost the last 3 on Port' },
    { onPort: '', text: 'Nova have never played Port' },
  ])('include a run on a map: $onPort', ({ onPort, text }) => {
    const A = { ...NO_RECORDS.teams.A, onMaps: { Port: letters(onPort) } };
    expect(texts({ teams: { ...NO_RECORDS.teams, A } })).toEqual([text]);
  });

  it.each([
    { form: 'WWWWL', text: 'Atlas have won their last 4 series' },
    { form: 'LLLW', text: 'Atlas have lost their last 3 series' },
  ])('include a streak: $form', ({ form, text }) => {
    const B = { ...NO_RECORDS.teams.B, letters: letters(form) };
    expect(texts({ teams: { ...NO_RECORDS.teams, B } })).toEqual([text]);
  });

  it('include a first series without listing every map as new', () => {
    const B = { name: 'Atlas', letters: [], onMaps: {} };
    expect(texts({ teams: { ...NO_RECORDS.teams, B } })).toEqual(['Atlas play their first series']);
  });

  it.each([
    { label: 'never', lastMet: null, text: ['First meeting of these teams'] },
    {
      label: 'half a year ago',
      lastMet: Date.UTC(2024, 2, 3),
      text: ['First meeting since 3 Mar 2024'],
    },
    { label: 'a month ago', lastMet: NOW - 30 * DAY, text: [] },
  ])('include the last meeting: $label', ({ lastMet, text }) => {
    expect(texts({ lastMet })).toEqual(text);
  });

  it('include a team that never lost to the other', () => {
    const headToHead = { ...NO_RECORDS.headToHead, wins1: 0, wins2: 4 };
    expect(texts({ headToHead })).toEqual(['Atlas have beaten Nova 4 times and never lost']);
  });

  it('do not call a team unbeaten that lost once', () => {
    expect(texts({ headToHead: { ...NO_RECORDS.headToHead, wins1: 9, wins2: 1 } })).toEqual([]);
  });

  it('start with the most remarkable', () => {
    const teams = {
      A: { ...NO_RECORDS.teams.A, letters: letters('WWWWWWWWWW') },
      B: { ...NO_RECORDS.teams.B, letters: letters('LLL') },
    };
    const kinds = milestones({ ...NO_RECORDS, teams, lastMet: null }).map(({ kind, about }) => [
      kind,
      about,
    ]);
    expect(kinds).toEqual([
      ['streak', 'Nova'],
      ['meeting', null],
      ['streak', 'Atlas'],
    ]);
  });

  it.each([
    { count: 0, mark: 100 },
    { count: 100, mark: 250 },
    { count: 250, mark: 500 },
    { count: 999, mark: 1_000 },
    { count: 1_000, mark: 1_500 },
    { count: 12_345, mark: 12_500 },
  ])('next after $count is $mark', ({ count, mark }) => {
    expect(nextMark(count)).toBe(mark);
  });
});
