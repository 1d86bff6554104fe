const SEPARATOR = /[\s_\-.]/;

/** A word in two lines of about the same length, broken at a separator if one is near the middle. */
export function halves(text: string): readonly [string, string] {
  const letters = Array.from(text);
  const middle = letters.length / 2;
  const breaks = letters.flatMap((letter, index) => (SEPARATOR.test(letter) ? [index + 1] : []));
  const inside = breaks.filter((at) => at < letters.length);
  const nearest = inside.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const isNear = nearest !== undefined && Math.abs(nearest - middle) <= letters.length / 4;
  const at = isNear ? nearest : Math.ceil(middle);
  return [letters.slice(0, at).join('').trim(), letters.slice(at).join('').trim()];
}
