import { expect, it } from 'vitest';
import { outlineOf } from './outline';

it('gives headings anchors and lists them', () => {
  const { html, headings } = outlineOf(
    '<h2>The <em>plan</em></h2><p>a</p><h3>Tips &amp; &lt;tricks&gt;</h3>',
  );
  expect(html).toBe(
    '<h2 id="section-the-plan">The <em>plan</em></h2><p>a</p><h3 id="section-tips-tricks">Tips &amp; &lt;tricks&gt;</h3>',
  );
  expect(headings).toEqual([
    { id: 'section-the-plan', level: 2, text: 'The plan' },
    { id: 'section-tips-tricks', level: 3, text: 'Tips & <tricks>' },
  ]);
});

it('numbers equal headings, and leaves empty ones alone', () => {
  const { html, headings } = outlineOf('<h2>Map</h2><h2>Map</h2><h2> </h2>');
  expect(headings.map(({ id }) => id)).toEqual(['section-map', 'section-map-2']);
  expect(html).toContain('<h2> </h2>');
});
