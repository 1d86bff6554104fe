/** How long invitations to a team and refusals of them count. */
const DAY = 86_400_000;

/** An invitation that is not answered in this time has expired. */
export const INVITATION_LASTS_MS = 30 * DAY;

/** A team cannot invite a player who has declined again before this time has passed. */
export const DECLINED_FOR_MS = 7 * DAY;

/** A limit on open invitations, so that nobody writes to all players. */
export const MOST_INVITATIONS = 20;

/** Invitations of this time and earlier have expired. */
export function invitationCutoff(now: number): number {
  return now - INVITATION_LASTS_MS;
}

export function isInvitationOpen(
  { invitedAt, declinedAt }: { invitedAt: number; declinedAt: number | null },
  now: number,
): boolean {
  return declinedAt === null && invitedAt > invitationCutoff(now);
}
