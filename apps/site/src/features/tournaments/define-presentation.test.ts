import { expect, it } from 'vitest';
import { definePresentation } from './define-presentation';

const played = (...ids: string[]) => ({
  editions: { data: ids.map((id) => ({ id, state: 'finished' })), total: ids.length },
});
const exists = (answers: object, value: string) =>
  definePresentation('worlds').exists?.(answers as never, { value });

it.each([
  { value: '2024', is: true },
  { value: '1999', is: false },
  { value: 'soon', is: false },
  { value: '', is: true },
])('the page of "$value" exists: $is', ({ value, is }) => {
  expect(exists(played('Worlds2024', 'Worlds2023'), value)).toBe(is);
});

it('the years that the menu links have a page without a tournament', () => {
  expect(exists(played('Worlds2025'), '2023')).toBe(true);
  expect(exists(played('Worlds2025'), '2022')).toBe(false);
});

it('every year may come before the first edition', () => {
  expect(exists(played(), '2024')).toBe(true);
});
