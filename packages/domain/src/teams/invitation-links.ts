/** For how long the invitation link of a team works. */
export const INVITATION_LINK_LIFETIME_MS = 7 * 86_400_000;

export function invitationLinkExpiry({ createdAt }: { createdAt: number }): number {
  return createdAt + INVITATION_LINK_LIFETIME_MS;
}
