interface Named {
  readonly id: string;
  readonly name: string;
}

/** Two letters for each operator by id, different for all who are in the room. */
export function initialsOf(operators: readonly Named[]): Map<string, string> {
  const initials = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of operators.toSorted(byName)) {
    const pairs = pairsOf(name);
    const pair = pairs.find((each) => !taken.has(each)) ?? pairs[0]!;
    taken.add(pair);
    initials.set(id, pair);
  }
  return initials;
}

/** The order in which they came must not count: everyone sees the same letters. */
function byName(one: Named, other: Named): number {
  return one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
}

/** The first letters of two words, then the first letter with each other one. */
function pairsOf(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const [first = '?', ...rest] = lettersOf(words.join(''));
  const second = lettersOf(words[1] ?? '').slice(0, 1);
  const others = [...second, ...rest, ...lettersOf('23456789')];
  return others.map((other) => `${first}${other}`.toUpperCase());
}

function lettersOf(word: string): string[] {
  return word.match(/[\p{L}\p{N}]/gu) ?? [];
}
