import { afterEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../testing/storage';
import { readDraft, writeDraft } from './draft-storage';

afterEach(() => vi.unstubAllGlobals());

const DRAFT = { setup: 'one', picks: { '0-upper-1-0': ['a'] } };

it('keeps the picks of a visitor apart from those of an account', () => {
  vi.stubGlobal('localStorage', storageOf(new Map()));
  writeDraft('Cup', null, DRAFT);
  expect(readDraft('Cup', null)).toEqual(DRAFT);
  expect(readDraft('Cup', 'leader')).toBeNull();
  writeDraft('Cup', null, null);
  expect(readDraft('Cup', null)).toBeNull();
});

it.each(['', '{', '[]', '{"setup":1,"picks":{}}', '{"setup":"one","picks":{"x":"a"}}'])(
  'ignores what it cannot read: %s',
  (stored) => {
    const storage = storageOf(new Map());
    storage.setItem('pickem-draft:Cup:visitor', stored);
    vi.stubGlobal('localStorage', storage);
    expect(readDraft('Cup', null)).toBeNull();
  },
);

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined);
  writeDraft('Cup', null, DRAFT);
  expect(readDraft('Cup', null)).toBeNull();
});
