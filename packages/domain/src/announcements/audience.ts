/** Who sees an announcement. */
export const AUDIENCES = ['everyone', 'accounts', 'tournament', 'staff'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

export interface AnnouncementAudience {
  readonly audience: AudienceKind;
  /** Whose teams, for the audience `tournament`; null once the tournament is gone. */
  readonly tournamentId: string | null;
}

export interface AudienceMember {
  readonly isBanned: boolean;
  readonly permissions: readonly string[];
  /** The tournaments in which they play or lead a registered team. */
  readonly tournamentIds: readonly string[];
}

/** Null for visitors without an account. They and banned accounts see what is for everyone. */
export function isInAudience(
  { audience, tournamentId }: AnnouncementAudience,
  person: AudienceMember | null,
): boolean {
  if (audience === 'everyone') return true;
  if (person === null || person.isBanned) return false;
  if (audience === 'accounts') return true;
  if (audience === 'staff') return person.permissions.length > 0;
  return tournamentId !== null && person.tournamentIds.includes(tournamentId);
}
