/** Measured in bold of the fonts in use and of those that stand in for them, rounded up. */
const EMS = [
  [/[fijlrtI .,:;'|!()-]/, 0.5],
  [/[mwMW@%]/, 1.15],
  [/[a-z0-9_]/, 0.75],
  [/[\x20-\x7e]/, 0.9],
] as const;
const ANY_OTHER = 1.4;

/** No text is wider than this, in parts of its size. Asking a browser instead makes it lay out the page. */
export function widestOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += EMS.find(([letters]) => letters.test(letter))?.[1] ?? ANY_OTHER;
  return width;
}
