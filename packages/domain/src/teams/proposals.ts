/**
 * Memberships that one side proposes: a team invites a player, or a player asks to join. For how long
 * they, and their refusals, are valid.
 */
const DAY = 86_400_000;

export type ProposalDirection = 'invitation' | 'request';

/** After this time an open one has expired. */
export const PROPOSAL_LIFETIME_MS = 30 * DAY;

/** For so long the other side cannot be asked again after it has declined. */
export const DECLINE_COOL_DOWN_MS = 7 * DAY;

/** The limit of open invitations of one team, against spam. */
export const MAX_INVITATIONS = 20;

/** The limit of open requests of one player. */
export const MAX_REQUESTS = 5;

/** Those at or before this time have expired. */
export function proposalCutoff(now: number): number {
  return now - PROPOSAL_LIFETIME_MS;
}

export function isProposalOpen(
  { proposedAt, declinedAt }: { proposedAt: number; declinedAt: number | null },
  now: number,
): boolean {
  return declinedAt === null && proposedAt > proposalCutoff(now);
}
