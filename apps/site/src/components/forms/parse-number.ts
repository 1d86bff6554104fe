/** Null for an empty text and for anything that is not a finite number. */
export function parseNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}
