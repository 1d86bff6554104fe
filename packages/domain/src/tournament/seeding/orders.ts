/** Who stands where when seeds become brackets and groups. Seeds count from 0, strongest first. */

/**
 * The standard fold: the seeds of a bracket's slots from the top, so that 1 and 2 can only meet in
 * the final, 1 to 4 not before the semifinals, and the first round pairs the best with the last.
 * `slots` is a power of two; seeds beyond the entrants are byes and fall to the best.
 */
export function fold(slots: number): number[] {
  let order = [0];
  while (order.length < slots) {
    const last = order.length * 2 - 1;
    const wider: number[] = [];
    for (const seed of order) wider.push(seed, last - seed);
    order = wider;
  }
  return order;
}

/** The smallest power of two that has room for so many. */
export function slotsFor(entrants: number): number {
  let slots = 1;
  while (slots < entrants) slots *= 2;
  return slots;
}

/** Seeds dealt to groups like a snake: A B C, C B A, A B C … so that sums of seeds stay close. */
export function snake(entrants: number, groups: number): number[][] {
  const dealt: number[][] = Array.from({ length: groups }, () => []);
  for (let seed = 0; seed < entrants; seed++) {
    const row = Math.floor(seed / groups);
    const column = seed % groups;
    dealt[row % 2 === 0 ? column : groups - 1 - column]!.push(seed);
  }
  return dealt;
}
