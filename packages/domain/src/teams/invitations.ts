/** For how long invitations to a team, and their refusals, are valid. */
const DAY = 86_400_000;

/** After this time an open invitation has expired. */
export const INVITATION_LIFETIME_MS = 30 * DAY;

/** For so long a team cannot invite a player again who has declined. */
export const DECLINE_COOL_DOWN_MS = 7 * DAY;

/** The limit of open invitations, against spam. */
export const MAX_INVITATIONS = 20;

/** Invitations at or before this time have expired. */
export function invitationCutoff(now: number): number {
  return now - INVITATION_LIFETIME_MS;
}

export function isInvitationOpen(
  { invitedAt, declinedAt }: { invitedAt: number; declinedAt: number | null },
  now: number,
): boolean {
  return declinedAt === null && invitedAt > invitationCutoff(now);
}
