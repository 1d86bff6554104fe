import type { BlacklistEntry } from '@mes/contract/moderation-schemas';
import type { OwnBan } from '@mes/contract/support-schemas';
import { blacklistRequest } from './blacklist-request';
import { appealPath } from './paths';
import * as texts from './texts';

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

/** Whoever leads the team can appeal its ban; everyone else can ask staff. */
export function findOwnTeamBan(bans: readonly OwnBan[], team: string): OwnBan | undefined {
  return bans.find((ban) => ban.team === team);
}

export function teamBanPath(own: OwnBan | undefined): string {
  return own ? appealPath(own) : '/support?category=team';
}

export function teamBanLabel(own: OwnBan | undefined): string {
  if (!own) return texts.askSupport;
  return own.ticket === null ? texts.appeal : texts.readAppeal;
}
