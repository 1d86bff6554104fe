import { describe, expect, test } from 'vitest';
import { element, svgRoot } from './svg';

describe('element', () => {
  test.each([
    ['quotes', `"'`, '&quot;&#39;'],
    ['markup', '<script>&amp;', '&lt;script&gt;&amp;amp;'],
    ['control characters', 'a\0b\u001fc\uffff', 'abc'],
    ['half an emoji', 'x\ud83d', 'x'],
    ['a whole emoji', 'x🦊', 'x🦊'],
  ])('escapes %s', (_, value, written) => {
    expect(element('path', { d: value })).toBe(`<path d="${written}"/>`);
  });

  test('rounds numbers', () => {
    expect(element('path', { opacity: 0.5 - 0.08 })).toBe('<path opacity="0.42"/>');
  });

  test('leaves out attributes without a value', () => {
    expect(element('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>');
  });
});

describe('the root element', () => {
  test('without a label is hidden from screen readers', () => {
    expect(svgRoot({ viewBox: '0 0 1 1' }, undefined)).toContain('aria-hidden="true"');
  });

  test('with a label is an image of that name', () => {
    const svg = svgRoot({ viewBox: '0 0 1 1' }, 'Night Harbor');
    expect(svg).toContain('role="img" aria-label="Night Harbor"');
    expect(svg).not.toContain('aria-hidden');
  });
});
