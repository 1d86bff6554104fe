import { expect, it } from 'vitest';
import { findEmbeds, parseEmbed, splitEmbeds, writeEmbed } from './embeds';

const MATCH = { kind: 'match', id: 'm-1' } as const;
const TEAM = { kind: 'team', id: '0190a' } as const;

it('splits a text into markup and embeds, in its order', () => {
  const html = `<p>a</p>${writeEmbed(MATCH)}${writeEmbed(TEAM)}<p>b</p>`;
  expect(splitEmbeds(html)).toEqual(['<p>a</p>', MATCH, TEAM, '<p>b</p>']);
  expect(splitEmbeds('<p>a</p>')).toEqual(['<p>a</p>']);
  expect(splitEmbeds('')).toEqual([]);
});

it('names each subject once', () => {
  expect(findEmbeds(`${writeEmbed(MATCH)}<p>a</p>${writeEmbed(MATCH)}`)).toEqual([MATCH]);
});

it.each([
  { kind: 'video', id: 'm1' },
  { kind: 'match', id: '' },
  { kind: 'match', id: 'm1" onload="x' },
  { kind: 'match', id: 'x'.repeat(49) },
])('knows no embed of $kind $id', (key) => {
  expect(parseEmbed(key)).toBeNull();
});

it('leaves out an embed of a kind that is unknown', () => {
  expect(splitEmbeds('<mes-embed kind="video" subject="1"></mes-embed><p>a</p>')).toEqual([
    '<p>a</p>',
  ]);
});
