/** Options that contain all typed words; those that start with the first word come first. */
export function matchOptions<T extends { label: string }>(
  options: readonly T[],
  typed: string,
): T[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const found = options.filter((option) => {
    const label = normalize(option.label);
    return words.every((word) => label.includes(word));
  });
  const begins = (option: T) => normalize(option.label).startsWith(words.at(0) ?? '');
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Without accents and in lower case, for the comparison. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
