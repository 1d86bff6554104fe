import { describe, expect, it } from 'vitest';
import { belongsToDialog, belongsToRoom } from './focus-rule';

function element(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild!;
}

describe('Space takes', () => {
  it.each([
    ['nothing focused', '<main></main>', true],
    ['a button', '<button></button>', true],
    ['a tab', '<button role="tab"></button>', true],
    ['a checkbox', '<input type="checkbox">', true],
    ['a choice', '<select></select>', true],
    ['a text field', '<input>', false],
    ['a time', '<input type="time">', false],
    ['a text area', '<textarea></textarea>', false],
  ])('with the focus on %s: %o', (_name, html, takes) => {
    expect(belongsToRoom('Space', element(html))).toBe(takes);
  });

  it.each([
    ['Space', false],
    ['Shift+Space', false],
    ['Shift+X', false],
    ['Z', false],
    ['Escape', true],
    ['ArrowDown', true],
  ])('%s belongs to an open dialog: %o', (keyName, isKept) => {
    expect(belongsToDialog(keyName)).toBe(isKept);
  });

  it('but letters stay with a choice', () => {
    expect(belongsToRoom('A', element('<select></select>'))).toBe(false);
    expect(belongsToRoom('A', element('<button></button>'))).toBe(true);
  });
});
