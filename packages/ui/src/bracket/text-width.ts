/** Measured in bold of the fonts in use and their fallbacks, rounded up. */
const EMS = [
  [/[fijlrtI .,:;'|!()-]/, 0.5],
  [/[mwMW@%]/, 1.15],
  [/[a-z0-9_]/, 0.75],
  [/[\x20-\x7e]/, 0.9],
] as const;
const OTHER_WIDTH = 1.4;

/** An upper bound of the width of a text, in em. Measuring in the browser would force a layout. */
export function maxTextWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width += EMS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
  return width;
}
