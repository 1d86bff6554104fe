/** The given order without unknown items, and with missing items at the end. */
export function fitOrder<T>(order: readonly T[], all: readonly T[]): T[] {
  const known = order.filter((each) => all.includes(each));
  return [...known, ...all.filter((each) => !known.includes(each))];
}
