/** How long an invitation to a team counts, and how long a refusal does. */
const DAY = 86_400_000;

/** One that nobody answered for so long is none any more. */
export const INVITATION_LASTS_MS = 30 * DAY;

/** Whoever said no is left in peace for a week. */
export const DECLINED_FOR_MS = 7 * DAY;

/** More at a time is no team being built but somebody writing to everyone. */
export const MOST_INVITATIONS = 20;
