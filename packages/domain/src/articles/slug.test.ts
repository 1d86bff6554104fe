import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSlug } from '../names/validity';
import { createSlug, numberedSlug } from './slug';

describe('a slug', () => {
  it.each([
    ['Embers of Victory: Season 4 Recap', 'embers-of-victory-season-4-recap'],
    ["The team's way to the final", 'the-teams-way-to-the-final'],
    ['Größe zählt – für Łukasz & Søren', 'grosse-zahlt-fur-lukasz-soren'],
    ['   ', 'article'],
    ['Победа', 'article'],
    ['Editor', 'article-editor'],
    ['$10,000', '10-000'],
  ])('of %j is %s', (title, slug) => {
    expect(createSlug(title)).toBe(slug);
  });

  it('of a long title ends with a whole word', () => {
    const slug = createSlug('seven letters '.repeat(20));
    expect(slug).toMatch(/^seven(-letters-seven)*(-letters)?$/);
  });

  it('is valid for every title, also with a number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 999 }),
        (title, n) => checkSlug(numberedSlug(createSlug(title), n)).ok,
      ),
    );
  });
});
