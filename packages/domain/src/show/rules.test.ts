import { describe, expect, it } from 'vitest';
import { overwrittenFields, type Press, type PreviewChange, takeConflict } from './conflicts';
import { emptyCue } from './cue';
import { initialsOf } from './operators';
import { runTimes } from './run-times';
import { medianOf, withSample } from './sources';
import { EMPTY_SHOW, type ShowState } from './state';

const NOW = 1_000_000_000;
const MINUTE = 60_000;

describe('the times of a run', () => {
  /** Two cues of ten minutes planned at NOW, a skipped one, and one with a time of its own. */
  const run: ShowState['run'] = Object.fromEntries(
    [
      { id: 'a', plannedAt: NOW },
      { id: 'b', plannedAt: null },
      { id: 'x', plannedAt: null, isSkipped: true },
      { id: 'c', plannedAt: NOW + 30 * MINUTE },
    ].map((given, index) => [
      given.id,
      {
        isSkipped: false,
        ...given,
        position: index,
        cue: emptyCue('versus', 'general'),
        seconds: 600,
        notes: '',
      },
    ]),
  );
  const onAir = (lastItem: string, takenAt: number, item: string | null = lastItem) => ({
    ...{ cue: emptyCue('versus', 'general'), place: 0, series: null, transition: null },
    ...{ item, lastItem, takenAt },
  });
  it.each<[string, ShowState['program'], number, [number | null, number]]>([
    ['before the first take nothing is late', null, 0, [null, 40]],
    ['on time', onAir('a', NOW), 2, [0, 40]],
    ['late by its start', onAir('a', NOW + 3 * MINUTE), 4, [3, 40]],
    ['late by running over', onAir('a', NOW), 14, [4, 40]],
    ['later than the pause before the last cue', onAir('b', NOW + 25 * MINUTE), 26, [15, 45]],
    ['early', onAir('b', NOW + 5 * MINUTE), 6, [-5, 40]],
    ['another scene in between', onAir('b', NOW + 21 * MINUTE, null), 22, [2, 40]],
  ])('%s', (_, program, minutes, [lateness, end]) => {
    const times = runTimes({ run, program }, NOW + minutes * MINUTE);
    expect(times).toMatchObject({
      latenessMs: lateness === null ? null : lateness * MINUTE,
      plannedEnd: NOW + 40 * MINUTE,
      expectedEnd: NOW + end * MINUTE,
    });
    expect(times.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('of an empty run are none', () => {
    expect(runTimes(EMPTY_SHOW, NOW)).toEqual({
      items: [],
      latenessMs: null,
      plannedEnd: null,
      expectedEnd: null,
    });
  });
});

describe('a take', () => {
  const change: PreviewChange = { by: 'kara', at: NOW, revision: 7, kind: 'took', scene: 'Versus' };
  it.each<[string, PreviewChange | null, Partial<Press>, boolean]>([
    ['nobody did anything', null, {}, false],
    ['of the same operator', { ...change, by: 'me' }, { seen: 3 }, false],
    ['just after another one', change, { seen: 7 }, true],
    ['a second later', change, { seen: 7, now: NOW + 1_000 }, false],
    ['later, by somebody who did not see it', change, { seen: 6, now: NOW + 9_000 }, true],
    ['pressed again after being told', change, { seen: 6, acknowledged: 7 }, false],
    ['pressed again after something else', change, { seen: 6, acknowledged: 6 }, true],
    ['from a button that sees nothing', change, { now: NOW + 1_000 }, false],
  ])('%s', (_, last, press, isRefused) => {
    const given = { by: 'me', now: NOW + 300, seen: undefined, acknowledged: undefined, ...press };
    expect(takeConflict(last, given)).toEqual(isRefused ? change : null);
  });
});

it.each<[string, { by: string; seen: number | undefined }, number]>([
  ['unseen text of another', { by: 'me', seen: 4 }, 1],
  ['text that was seen', { by: 'me', seen: 5 }, 0],
  ['their own text', { by: 'kara', seen: 4 }, 0],
])('somebody overwrites %s', (_, given, count) => {
  const writers = { 'preview.title': { by: 'kara', revision: 5 } };
  const fields = ['preview.title', 'preview.text'];
  expect(overwrittenFields(writers, { fields, ...given })).toHaveLength(count);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['first letters of two words', ['Kara Moss'], ['KM']],
  ['first letters of one word', ['kara'], ['KA']],
  ['different ones', ['Kara', 'Kai'], ['KR', 'KA']],
  ['one letter', ['K', '🙂'], ['K2', '?2']],
])('initials are %s', (_, names, expected) => {
  const initials = initialsOf(names.map((name) => ({ id: name, name })));
  expect(names.map((name) => initials.get(name))).toEqual(expected);
});

it('the latency of a source is the median of the last five', () => {
  const samples = [900, 40, 60, 50, 2_000, 70].reduce(withSample, [] as number[]);
  expect([samples.length, medianOf(samples), medianOf([10, 21]), medianOf([])]).toEqual([
    5,
    60,
    16,
    null,
  ]);
});
