import { expect, it } from 'vitest';
import { textBlocks, textSections } from './text-blocks';

it('parses headings, lists and paragraphs', () => {
  const text =
    '## Conduct\nBe on time.\nBe kind.\n\n- five players\n- one captain\n## Results\nBoth confirm.';
  expect(textBlocks(text)).toEqual([
    { kind: 'heading', text: 'Conduct' },
    { kind: 'paragraph', text: 'Be on time.\nBe kind.' },
    { kind: 'list', items: ['five players', 'one captain'] },
    { kind: 'heading', text: 'Results' },
    { kind: 'paragraph', text: 'Both confirm.' },
  ]);
});

it('leaves other markup as plain text', () => {
  expect(textBlocks('<b>#1</b> goes first')).toEqual([
    { kind: 'paragraph', text: '<b>#1</b> goes first' },
  ]);
  expect(textBlocks('  \n\n ')).toEqual([]);
});

it('makes a section of each heading, with an id of its own', () => {
  const { intro, sections } = textSections(
    'Read this.\n\n## Fair Play!\nBe kind.\n\n- no cheats\n## Fair play\nTwice.\n## ?\nOdd.',
  );
  expect(intro).toEqual([{ kind: 'paragraph', text: 'Read this.' }]);
  expect(sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ['rules-fair-play', 2],
    ['rules-fair-play-2', 1],
    ['rules-part', 1],
  ]);
});
