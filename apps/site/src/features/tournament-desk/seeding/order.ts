/** A new order with one team moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(0, to), list.length - 1);
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, place), list[from]!, ...rest.slice(place)];
}

/** The order given, without who is not there and with whoever it does not name at the end. */
export function fitted<T>(order: readonly T[], all: readonly T[]): T[] {
  const known = order.filter((each) => all.includes(each));
  return [...known, ...all.filter((each) => !known.includes(each))];
}
