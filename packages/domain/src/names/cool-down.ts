/** How often names may change, and how long a name that was given up is kept for its owner. */
const DAY = 86_400_000;

/** Staff and casters must be able to learn a name before it is gone. */
export const NAME_COOL_DOWN_MS = 30 * DAY;

/** When the next change is allowed; at once before the first. */
export function nextChangeAt(lastChangeAt: number | null): number {
  return lastChangeAt === null ? 0 : lastChangeAt + NAME_COOL_DOWN_MS;
}

/** Names given up after this time are still nobody else's: nobody can pose as their former owner. */
export function reservedSince(now: number): number {
  return now - NAME_COOL_DOWN_MS;
}
