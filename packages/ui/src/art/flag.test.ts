import { describe, expect, test } from 'vitest';
import { flag } from './flag';
import { FLAG_COLOURS, FLAGS } from './flag-drawings';

describe.each(Object.keys(FLAGS))('the flag of %s', (country) => {
  test('is drawn from known shapes and colours', () => {
    const svg = flag(country)!;
    expect(svg).not.toMatch(/undefined|NaN|fill=""|stroke=""/);
    const used = [...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour);
    for (const colour of used) expect(Object.values(FLAG_COLOURS)).toContain(colour);
  });
});

test('flags differ, apart from those that differ in life by a shade or by their shape', () => {
  const byDrawing = new Map<string, string[]>();
  for (const country of Object.keys(FLAGS)) {
    const drawing = flag(country)!;
    byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), country]);
  }
  const same = [...byDrawing.values()].filter(({ length }) => length > 1);
  expect(same).toEqual([
    ['ID', 'MC'],
    ['NI', 'SV'],
    ['RO', 'TD'],
  ]);
});

test('what is no country with a drawing has none', () => {
  for (const code of ['ZZ', '', 'de', 'constructor', '__proto__']) expect(flag(code)).toBeNull();
});
