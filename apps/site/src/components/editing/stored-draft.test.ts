// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readStoredDraft, writeStoredDraft } from './stored-draft';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const draft = { changes: { name: 'Big Cup' }, revision: 3 };

beforeEach(() => localStorage.clear());

it('is there after a reload, until it is saved', () => {
  writeStoredDraft('cup', draft, NOW);
  expect(readStoredDraft('cup', NOW + DAY)).toEqual({ ...draft, at: NOW });
  expect(readStoredDraft('other', NOW)).toBeNull();
  writeStoredDraft('cup', null);
  expect(readStoredDraft('cup', NOW)).toBeNull();
});

it('is forgotten after two weeks', () => {
  writeStoredDraft('cup', draft, NOW);
  expect(readStoredDraft('cup', NOW + 14 * DAY)).toBeNull();
  expect(localStorage.length).toBe(0);
});

it.each(['', 'no json', '[]', '{"changes":[],"revision":1,"at":1}', '{"changes":{}}'])(
  'ignores what is no draft: %s',
  (stored) => {
    localStorage.setItem('cup', stored);
    expect(readStoredDraft('cup', 1)).toBeNull();
  },
);
