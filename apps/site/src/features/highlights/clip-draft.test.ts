import { expect, it } from 'vitest';
import { draftFrom, matchIdIn } from './clip-draft';

it.each([
  { text: '', id: null },
  { text: ' abc123 ', id: 'abc123' },
  { text: 'https://mes.example/app/match/abc123?map=1', id: 'abc123' },
  { text: '/app/match/abc123/', id: 'abc123' },
])('finds the match in “$text”', ({ text, id }) => {
  expect(matchIdIn(text)).toBe(id);
});

it('takes from an address only what a clip can have', () => {
  const draft = draftFrom(new URLSearchParams('kind=ace&map=Nowhere&round=-1&player=p1&name=Ann'));
  expect(draft).toMatchObject({
    kind: 'ace',
    map: null,
    round: null,
    players: [{ id: 'p1', name: 'Ann' }],
  });
});
