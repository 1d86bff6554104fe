/** How often names may change, and for how long an abandoned name stays reserved for its owner. */
const DAY = 86_400_000;

/** Long enough for staff and casters to get used to a name. */
export const NAME_COOL_DOWN_MS = 30 * DAY;

/** When the next change is allowed; at once for the first. */
export function nextChangeAt(lastChangeAt: number | null): number {
  return lastChangeAt === null ? 0 : lastChangeAt + NAME_COOL_DOWN_MS;
}

/** Names abandoned after this time are reserved, so that nobody can pose as their former owner. */
export function reservedSince(now: number): number {
  return now - NAME_COOL_DOWN_MS;
}
