import { beforeEach, expect, it } from 'vitest';
import { createKept, type TextStorage } from './kept';

let texts: Map<string, string>;
let room: number;

const storage: TextStorage = {
  get length() {
    return texts.size;
  },
  key: (index) => [...texts.keys()][index] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  removeItem: (key) => void texts.delete(key),
  setItem(key, text) {
    const used = [...texts].reduce((sum, [, each]) => sum + each.length, 0);
    if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
    texts.set(key, text);
  },
};
const kept = createKept(() => storage);

beforeEach(() => {
  texts = new Map();
  room = 1_000;
});

it('reads back what was written', () => {
  kept.write('team:Nova', { name: 'Nova' });
  expect(kept.read('team:Nova')).toEqual({ name: 'Nova' });
  expect(kept.read('team:Other')).toBeUndefined();
});

it('starts empty on broken text', () => {
  kept.write('control', {});
  for (const key of texts.keys()) texts.set(key, '{"half":');
  expect(kept.read('control')).toBeUndefined();
});

it('drops older answers, and nothing else, when the storage is full', () => {
  texts.set('userdata', 'x');
  kept.write('tournament:Old', 'a'.repeat(600));
  kept.write('tournament:New', 'b'.repeat(600));
  expect(kept.read('tournament:Old')).toBeUndefined();
  expect(kept.read('tournament:New')).toBe('b'.repeat(600));
  expect(texts.get('userdata')).toBe('x');
});

it('does without a storage that the browser refuses', () => {
  const refused = createKept(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  refused.write('control', {});
  expect(refused.read('control')).toBeUndefined();
});
