/** A name in two lines of about the same length, broken between words; one word stays one line. */
export function twoLines(name: string): string[] {
  const words = name.split(' ').filter((word) => word !== '');
  const breaks = words.slice(1).map((_, index) => index + 1);
  const longest = (at: number) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  const [best] = breaks.sort((one, other) => longest(one) - longest(other));
  if (best === undefined) return [name];
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}
