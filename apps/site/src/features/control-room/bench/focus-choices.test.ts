import type { StreamMatch } from '@mes/contract/stream';
import { describe, expect, it } from 'vitest';
import { focusChoices, focusText, parseFocus } from './focus-choices';

const match = {
  teamA: { name: 'Nova' },
  teamB: { name: 'Ember' },
  lineups: { A: [{ id: '1', name: 'sable' }], B: [{ id: '2', name: 'quill' }] },
} as unknown as StreamMatch;
const choices = focusChoices(match);

describe('a focus that is typed', () => {
  it.each([
    ['', { team: null, player: null, player2: null }],
    ['nova', { team: 'Nova', player: null, player2: null }],
    ['sab', { team: null, player: '1', player2: null }],
    ['sable – quill', { team: null, player: '1', player2: '2' }],
    ['sable - quill', { team: null, player: '1', player2: '2' }],
    ['nobody', null],
    ['Nova – quill', null],
  ])('%o', (text, focus) => expect(parseFocus(text, choices)).toEqual(focus));

  it('reads as it was typed', () => {
    for (const text of ['Nova', 'sable', 'sable – quill'])
      expect(focusText(parseFocus(text, choices)!, choices)).toBe(text);
  });
});
