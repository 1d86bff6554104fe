import { describe, expect, it } from 'vitest';
import { contentOf, draftOf, draftProblems } from './giveaway-draft';

const HOUR = 3_600_000;
const now = 10 * HOUR + 5;
const empty = draftOf(null, now);
const filled = {
  ...empty,
  title: ' Knives ',
  code: ' EMBERS ',
  rewards: [{ key: 0, name: 'Knife', count: 2, value: 12.5 }],
};

it('opens a new giveaway at the next full hour, for an hour', () => {
  expect(empty).toMatchObject({ opensAt: 11 * HOUR, closesAt: 12 * HOUR });
});

it('sends what is typed without the spaces around it, and money in cents', () => {
  expect(draftProblems(filled, { state: null, now })).toEqual({});
  expect(contentOf(filled)).toMatchObject({
    title: 'Knives',
    code: 'EMBERS',
    rewards: [{ name: 'Knife', count: 2, value: 1_250 }],
  });
});

describe('finds', () => {
  it.each([
    ['everything that is empty', empty, ['title', 'code', 'name 0']],
    ['a code with a space', { ...filled, code: 'two words' }, ['code']],
    [
      'a reward for nobody',
      { ...filled, rewards: [{ ...filled.rewards[0]!, count: 0 }] },
      ['count 0'],
    ],
    ['a closing before the opening', { ...filled, closesAt: filled.opensAt }, ['closesAt']],
    ['a time that is none', { ...filled, opensAt: null }, ['opensAt']],
    ['a closing in the past', { ...filled, opensAt: 1, closesAt: 2 }, ['closesAt']],
  ])('%s', (_what, draft, fields) => {
    expect(Object.keys(draftProblems(draft, { state: null, now }))).toEqual(fields);
  });
});
