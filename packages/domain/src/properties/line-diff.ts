/** Two texts line by line, for people who compare two values of a property. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many lines only what differs as a whole is shown: the table would get too large. */
const MAX_LINES = 400;

/** The shortest list of removed and added lines; those of `before` without the added are `before`. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const one = linesOf(before);
  const other = linesOf(after);
  if (one.length > MAX_LINES || other.length > MAX_LINES) {
    return [...one.map(removed), ...other.map(added)];
  }
  const lengths = commonLengths(one, other);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    const [line, next] = [one[at], other[to]];
    if (line !== undefined && line === next) {
      lines.push({ kind: 'same', text: line });
      at++;
      to++;
    } else if (
      line !== undefined &&
      (next === undefined || lengths[at + 1]![to]! >= lengths[at]![to + 1]!)
    ) {
      lines.push(removed(line));
      at++;
    } else {
      lines.push(added(next!));
      to++;
    }
  }
  return lines;
}

const removed = (text: string): DiffLine => ({ kind: 'removed', text });
const added = (text: string): DiffLine => ({ kind: 'added', text });

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** How many lines the rests of both, from each pair of places on, have in common. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let at = one.length - 1; at >= 0; at--) {
    for (let to = other.length - 1; to >= 0; to--) {
      lengths[at]![to] =
        one[at] === other[to]
          ? lengths[at + 1]![to + 1]! + 1
          : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
    }
  }
  return lengths;
}
