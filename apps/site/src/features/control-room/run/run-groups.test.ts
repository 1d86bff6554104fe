import type { RunItem } from '@mes/contract/show-schemas';
import { describe, expect, it } from 'vitest';
import { countDone, runGroups } from './run-groups';

const item = (id: string, match: string | null = null) => ({ id, cue: { match } }) as RunItem;
const run = [item('a'), item('b', 'm1'), item('c', 'm1'), item('d'), item('e', 'm2'), item('f')];

it('a run is divided by its matches', () => {
  const groups = runGroups(run).map(
    ({ place, items }) => `${place} ${items.map(({ number }) => number).join()}`,
  );
  expect(groups).toEqual(['opening 1', 'match 2,3', 'between 4', 'match 5', 'closing 6']);
});

describe('cues are done', () => {
  it.each([
    ['before the first take', null, 'a', 0],
    ['before the one on air', 'd', 'e', 3],
    ['unless one of them is prepared again', 'd', 'b', 1],
    ['also where nothing of the run is prepared', 'c', null, 2],
  ])('%s', (_name, onAir, preview, count) => {
    expect(countDone(run, { onAir, preview })).toBe(count);
  });
});
