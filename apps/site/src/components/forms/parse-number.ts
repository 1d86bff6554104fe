/** What stands in a number box; null for nothing and for what is no finite number. */
export function parseNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}
