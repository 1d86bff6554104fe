import { expect, it } from 'vitest';
import { EMPTY_DRAFT, toggleScope, toNewKey, validateDraft } from './new-key';

it.each([
  { draft: { name: '  ' }, wrong: ['name'] },
  { draft: { scopes: [] }, wrong: ['scopes'] },
  { draft: { callsPerMinute: null }, wrong: ['callsPerMinute'] },
  { draft: { callsPerMinute: 601 }, wrong: ['callsPerMinute'] },
  { draft: { callsPerMinute: 1.5 }, wrong: ['callsPerMinute'] },
  { draft: {}, wrong: [] },
])('of $draft says what is wrong: $wrong', ({ draft, wrong }) => {
  const errors = validateDraft({ ...EMPTY_DRAFT, name: 'Bot', ...draft });
  expect(Object.keys(errors)).toEqual(wrong);
});

it('ends after the chosen days, or never', () => {
  const draft = { ...EMPTY_DRAFT, name: ' Bot ' };
  expect(toNewKey({ ...draft, days: '30' }, 0)).toMatchObject({
    name: 'Bot',
    expiresAt: 30 * 86_400_000,
  });
  expect(toNewKey({ ...draft, days: '' }, 0).expiresAt).toBeNull();
});

it('chooses a scope once, and lets it go', () => {
  const chosen = toggleScope(EMPTY_DRAFT, { scope: 'matches', isChosen: true });
  expect(chosen).toEqual(['read', 'matches']);
  expect(toggleScope(EMPTY_DRAFT, { scope: 'read', isChosen: true })).toEqual(['read']);
  expect(toggleScope(EMPTY_DRAFT, { scope: 'read', isChosen: false })).toEqual([]);
});
