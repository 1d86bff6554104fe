/** Ranks in words. */

/** Words for places in the data of different sources. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ['winner', 1],
  ['world champion', 1],
  ['vice champion', 2],
  ['quarterfinals', 4],
  ['round of 16', 16],
  ['round of 32', 32],
]);

/** 1st, 2nd, 3rd, 4th, 11th, 21st, 112th. */
export function ordinal(place: number): string {
  const lastTwo = place % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${place}th`;
  return `${place}${['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'}`;
}

/** '1st Place' for a word, number or ordinal that means a place; other text is unchanged. */
export function normaliseRank(rank: string): string {
  const text = rank.trim().replace(/\s+/g, ' ');
  const named = PLACES.get(text.toLowerCase());
  if (named !== undefined) return `${ordinal(named)} Place`;

  const numbered = /^#?([1-9]\d*)(?:st|nd|rd|th)?(?: place)?$/i.exec(text);
  return numbered ? `${ordinal(Number(numbered[1]))} Place` : text;
}
