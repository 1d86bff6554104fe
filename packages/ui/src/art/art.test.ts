import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emblem } from './emblem';
import { FRAMES, GLYPHS, INKS } from './emblem-parts';
import { hash } from './hash';
import { MAPS_WITH_ART, mapScene } from './map-scene';
import { portrait } from './portrait';
import type { SvgOptions } from './svg';

const SIDES = ['coalition', 'breach'] as const;

const PICTURES: [name: string, create: (options?: SvgOptions) => string][] = [
  ['an emblem', (options) => emblem('Night Harbor', options)],
  ...MAPS_WITH_ART.map((map): [string, (options?: SvgOptions) => string] => [
    map,
    (options) => mapScene(map, options),
  ]),
  ['an unknown map', (options) => mapScene('Atlantis', options)],
  ...SIDES.flatMap((side) =>
    ['sable', 'zaid'].map((name): [string, (options?: SvgOptions) => string] => [
      `${side} ${name}`,
      (options) => portrait(side, name, options),
    ]),
  ),
];

describe.each(PICTURES)('%s', (_, create) => {
  test('is well-formed and complete', () => {
    const svg = create();
    expect(unbalancedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN|null/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  });

  test('is the same each time', () => {
    expect(create()).toBe(create());
  });

  test('refers only to its own id', () => {
    const svg = create({ id: 'first' });
    expect(idsIn(svg)).toEqual(['first']);
    expect(referencesIn(svg)).toEqual(['first']);
    expect(create({ id: 'second' })).toBe(svg.replaceAll('first', 'second'));
  });
});

describe('a hostile name', () => {
  const hostile = `"><script>alert('&')</script>`;

  test.each([
    ['emblem', emblem(hostile, { label: hostile })],
    ['map', mapScene(hostile, { label: hostile })],
    ['portrait', portrait('breach', hostile, { label: hostile })],
  ])('stays text in the label of its %s', (_, svg) => {
    expect(svg).toContain(
      'aria-label="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"',
    );
    expect(svg).not.toContain('<script');
    expect(unbalancedTags(svg)).toEqual([]);
  });

  test('cannot add elements to an emblem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const svg = emblem(name, { label: name });
        expect(svg.match(/</g)).toHaveLength(emblem(name).match(/</g)!.length);
      }),
    );
  });
});

describe('an emblem', () => {
  // A change here changes the emblems that communities know.
  test.each([
    ['Night Harbor', 'hexagon', 'wing', 'brass'],
    ['Iron Lanterns', 'gem', 'flame', 'rust'],
    ['Vantablack', 'shield', 'star', 'cobalt'],
    ['', 'hexagon', 'prism', 'brass'],
  ])('of %j is a %s with %s in %s', (name, frame, glyph, ink) => {
    const svg = emblem(name);
    expect(keyOf(FRAMES, ({ outline }) => svg.includes(outline))).toBe(frame);
    expect(keyOf(GLYPHS, (outline) => svg.includes(outline))).toBe(glyph);
    expect(keyOf(INKS, ({ field }) => svg.includes(field))).toBe(ink);
  });

  test('uses every part', () => {
    const markup = Array.from({ length: 600 }, (_, team) => emblem(`Team ${team}`)).join('');
    const outlines = Object.values(FRAMES).map(({ outline }) => outline);
    const fields = Object.values(INKS).map(({ field }) => field);
    for (const part of [...outlines, ...Object.values(GLYPHS), ...fields]) {
      expect(markup).toContain(part);
    }
  });
});

describe('maps', () => {
  test('are the ten of the game, each with its own picture', () => {
    expect(MAPS_WITH_ART).toEqual([
      'Plaza',
      'Canals',
      'Legacy',
      'Grounded',
      'Bureau',
      'Raid',
      'Port',
      'Soar',
      'Village',
      'Castello',
    ]);
    expect(new Set(MAPS_WITH_ART.map((map) => mapScene(map, { id: 'same' }))).size).toBe(10);
  });

  test.each(['constructor', '__proto__', ''])('%j is an unknown map', (map) => {
    expect(mapScene(map)).toBe(mapScene('Atlantis'));
  });
});

describe('portraits', () => {
  test('of a name is always the same, and unlike that of others', () => {
    const same = { id: 'same' };
    expect(portrait('breach', 'zaid', same)).toBe(portrait('breach', 'zaid', same));
    const names = Array.from({ length: 100 }, (_, index) => `player ${index}`);
    const pictures = new Set(names.map((name) => portrait('coalition', name, same)));
    expect(pictures.size).toBe(names.length);
  });

  test('of a player has the same shapes on both sides, in other colours', () => {
    const shapes = (svg: string) => svg.replaceAll(/(fill|stroke|opacity)="[^"]*"/g, '');
    for (const name of ['sable', 'zaid', 'kilnik']) {
      const [coalition, breach] = SIDES.map((side) => portrait(side, name, { id: 'same' }));
      expect(shapes(coalition!)).toBe(shapes(breach!));
      expect(coalition).not.toBe(breach);
    }
  });
});

test.each([
  ['', 2166136261],
  ['a', 3826002220],
  ['foobar', 3214735720],
])('hash of %j is the published FNV-1a value', (text, value) => {
  expect(hash(text)).toBe(value);
});

function keyOf<Part>(parts: Record<string, Part>, matches: (part: Part) => boolean) {
  return Object.keys(parts).find((key) => matches(parts[key]!));
}

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

const referencesIn = (svg: string) => [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);

function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closes, tag, selfClosing] of svg.matchAll(
    /<(\/?)(\w+)(?:"[^"]*"|[^">])*?(\/?)>/g,
  )) {
    if (closes) {
      if (open.pop() !== tag) return [`/${tag}`, ...open];
    } else if (!selfClosing) {
      open.push(tag!);
    }
  }
  return open;
}
