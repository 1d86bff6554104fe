import { describe, expect, it } from 'vitest';
import { plainText, publishProblem, readingMinutes } from './text';

describe('reading time', () => {
  it.each([
    ['nothing', '', 1],
    ['a sentence', '<p>Signups are open.</p>', 1],
    ['words, not tags', `<p class="x">${'<strong>word</strong> '.repeat(440)}</p>`, 2],
    ['words of neighbouring paragraphs apart', '<p>word</p>'.repeat(660), 3],
    ['pictures too', '<img src="/files/a.webp" alt="">'.repeat(33), 3],
  ])('counts %s', (_what, html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes);
  });
});

it('removes markup from plain text', () => {
  expect(plainText('<h2>Final</h2>\n<p>Night&nbsp;Harbor <em>won</em></p>')).toBe(
    'Final Night Harbor won',
  );
});

describe('publishing', () => {
  it.each([
    ['', '<p>Text</p>', 'summary'],
    ['Summary', '<p></p><hr>', 'text'],
  ])('with summary %j and html %j requires a %s', (summary, html, missing) => {
    expect(publishProblem({ summary, html })).toContain(missing);
  });

  it('requires only a summary and a text', () => {
    expect(publishProblem({ summary: 'Summary', html: '<p>Text</p>' })).toBeNull();
  });
});
