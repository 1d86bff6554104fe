import { expect, it } from 'vitest';
import { RESULT_TAGS, tellsResults } from './result-tags';
import { normalizeTags } from './tags';

it('holds tags as they are stored', () => {
  expect(normalizeTags(RESULT_TAGS)).toEqual(RESULT_TAGS);
});

it.each([
  ['a recap', ['embers', 'recap'], true],
  ['results', ['results'], true],
  ['an announcement', ['embers', 'announcement'], false],
  ['an article without tags', [], false],
])('%s', (_what, tags, expected) => {
  expect(tellsResults(tags)).toBe(expected);
});
