/** A new list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(0, to), list.length - 1);
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, target), list[from]!, ...rest.slice(target)];
}
