/** Options that hold the typed words, those that begin with them first. */
export function matching<T extends { label: string }>(options: readonly T[], typed: string): T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const found = options.filter((option) => {
    const label = plain(option.label);
    return words.every((word) => label.includes(word));
  });
  const begins = (option: T) => plain(option.label).startsWith(words.at(0) ?? '');
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Without accents and capitals: people type neither. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
