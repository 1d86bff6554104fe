import { beforeEach, expect, it } from 'vitest';
import { createAnswerCache, type TextStorage } from './answer-cache';

let texts: Map<string, string>;
let capacity: number;

const storage: TextStorage = {
  get length() {
    return texts.size;
  },
  key: (index) => [...texts.keys()][index] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  removeItem: (key) => void texts.delete(key),
  setItem(key, text) {
    const used = [...texts].reduce((sum, [, each]) => sum + each.length, 0);
    if (used + text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
    texts.set(key, text);
  },
};
const cache = createAnswerCache(() => storage);

beforeEach(() => {
  texts = new Map();
  capacity = 1_000;
});

it('reads back what was written', () => {
  cache.write('team:Nova', { name: 'Nova' });
  expect(cache.read('team:Nova')).toEqual({ name: 'Nova' });
  expect(cache.read('team:Other')).toBeUndefined();
});

it('starts empty on broken text', () => {
  cache.write('control', {});
  for (const key of texts.keys()) texts.set(key, '{"half":');
  expect(cache.read('control')).toBeUndefined();
});

it('drops older answers, and nothing else, when the storage is full', () => {
  texts.set('userdata', 'x');
  cache.write('tournament:Old', 'a'.repeat(600));
  cache.write('tournament:New', 'b'.repeat(600));
  expect(cache.read('tournament:Old')).toBeUndefined();
  expect(cache.read('tournament:New')).toBe('b'.repeat(600));
  expect(texts.get('userdata')).toBe('x');
});

it('works without storage where the browser blocks it', () => {
  const blocked = createAnswerCache(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  blocked.write('control', {});
  expect(blocked.read('control')).toBeUndefined();
});
