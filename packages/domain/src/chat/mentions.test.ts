import { describe, expect, it } from 'vitest';
import { mentionCandidates, mentionParts, pickMentions } from './mentions';

const PLAYERS = new Map(
  ['Ann', 'Ann Lee', 'Ben.', 'Cat', 'D', 'E', 'F', 'G'].map((name) => [name.toLowerCase(), name]),
);
const mentioned = (text: string) => pickMentions(mentionCandidates(text), PLAYERS);

describe('mentions of a text', () => {
  it.each([
    ['a name', 'hi @ann!', ['Ann']],
    ['the longest name', '@Ann Lee, look', ['Ann Lee']],
    ['a name before other words', '@Ann look at this', ['Ann']],
    ['a name that ends with a full stop', '@Ben. knows', ['Ben.']],
    ['several, each once', '@cat @Ann @CAT', ['Cat', 'Ann']],
    ['behind a bracket', '(@cat)', ['Cat']],
    ['an address', 'me@cat', []],
    ['nobody', '@zed and @', []],
    ['another line', '@Ann\nLee', ['Ann']],
    ['too many', '@ann @cat @d @e @f @g', ['Ann', 'Cat', 'D', 'E', 'F']],
  ])('%s', (_, text, names) => {
    expect(mentioned(text)).toEqual(names);
  });

  it('are found again for rendering', () => {
    expect(mentionParts('hi @ann lee, not me@ann', [{ id: 'a', name: 'Ann Lee' }])).toEqual([
      { kind: 'text', text: 'hi ' },
      { kind: 'mention', text: '@ann lee', id: 'a' },
      { kind: 'text', text: ', not me@ann' },
    ]);
    expect(mentionParts('@ann', [])).toEqual([{ kind: 'text', text: '@ann' }]);
  });
});
