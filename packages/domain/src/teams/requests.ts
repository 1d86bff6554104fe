/** Requests of players to join a team, and for how long a refusal counts. */
const DAY = 86_400_000;

/** After this time an open request has expired. */
export const REQUEST_LIFETIME_MS = 30 * DAY;

/** For so long a player cannot ask a team again that has declined. */
export const REQUEST_COOL_DOWN_MS = 7 * DAY;

/** The limit of open requests of one player, against spam. */
export const MAX_REQUESTS = 5;

/** Requests at or before this time have expired. */
export function requestCutoff(now: number): number {
  return now - REQUEST_LIFETIME_MS;
}

export function isRequestOpen(
  { requestedAt, declinedAt }: { requestedAt: number; declinedAt: number | null },
  now: number,
): boolean {
  return declinedAt === null && requestedAt > requestCutoff(now);
}
