/** A new list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(0, to), list.length - 1);
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, target), list[from]!, ...rest.slice(target)];
}

/** The given order without unknown items, and with missing items at the end. */
export function fitOrder<T>(order: readonly T[], all: readonly T[]): T[] {
  const known = order.filter((each) => all.includes(each));
  return [...known, ...all.filter((each) => !known.includes(each))];
}
