import type { BlacklistEntry } from '@mes/contract/moderation-schemas';
import { blacklistRequest } from './blacklist-request';

/** The blacklist is public, so the ban of a team needs no call of its own. */
export function teamBanRequest(team: string) {
  const { filters, size } = blacklistRequest(team);
  return { ...filters, page: 0, size };
}

export function findTeamBan(
  { data }: { readonly data: readonly BlacklistEntry[] },
  team: string,
): BlacklistEntry | undefined {
  return data.find(({ kind, id }) => kind === 'team' && id === team);
}
