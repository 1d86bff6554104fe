/** A name in two lines of about the same length, broken between words; one word stays one line. */
export function twoLines(name: string): string[] {
  const words = name.split(' ').filter((word) => word !== '');
  const longest = (at: number) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  let best = 1;
  for (let at = 2; at < words.length; at++) if (longest(at) < longest(best)) best = at;
  if (words.length < 2) return [name];
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}
