/** The profile form: what it shows, what of it has changed, and what is wrong with it. */
import type { Account } from '@mes/contract/accounts';
import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkPlayerName } from '@mes/domain/names/validity';
import type { PlayerRole } from '@mes/domain/players/roles';
import {
  checkSocialLink,
  SOCIAL_LINK_KINDS,
  type SocialLinkKind,
} from '@mes/domain/players/social-links';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import type { ProfileChange } from './use-save-profile';

export const NONE = 'none';
export const ANY_REGION = 'any';

export interface ProfileValues {
  readonly name: string;
  /** A code, or NONE. */
  readonly country: string;
  readonly gameId: string;
  /** A new one; the stored one is not known. */
  readonly deviceId: string;
  readonly removesDeviceId: boolean;
  readonly description: string;
  readonly links: Readonly<Record<SocialLinkKind, string>>;
  readonly roles: readonly PlayerRole[];
  readonly looking: boolean;
  readonly region: string;
  readonly note: string;
}

/** Only what was typed: what others change meanwhile is shown in the fields that were not touched. */
export type ProfileDraft = Partial<ProfileValues>;

export function valuesOf(account: Account): ProfileValues {
  const urls = new Map(account.socialLinks.map(({ kind, url }) => [kind, url]));
  return {
    name: account.name,
    country: account.country ?? NONE,
    gameId: account.gameId ?? '',
    deviceId: '',
    removesDeviceId: false,
    description: account.description,
    links: Object.fromEntries(
      SOCIAL_LINK_KINDS.map((kind) => [kind, urls.get(kind) ?? '']),
    ) as Record<SocialLinkKind, string>,
    roles: account.roles,
    looking: account.looking !== null,
    region: account.looking?.region ?? ANY_REGION,
    note: account.looking?.note ?? '',
  };
}

/** What a save has to send; empty if nothing differs from the account. */
export function changeOf(account: Account, draft: ProfileDraft): ProfileChange {
  const before = valuesOf(account);
  const after = { ...before, ...draft };
  const differs = (...names: (keyof ProfileValues)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const region = TEAM_REGIONS.find((known) => known === after.region) ?? null;
  return {
    ...(differs('name') && { name: after.name.trim() }),
    ...(differs('country') && { country: after.country === NONE ? null : after.country }),
    ...(differs('gameId') && { gameId: after.gameId.trim() || null }),
    ...(after.deviceId.trim() && { deviceId: after.deviceId.trim() }),
    ...(after.removesDeviceId && { deviceId: null }),
    ...(differs('description') && { description: after.description.trim() }),
    ...(differs('links') && { links: linksOf(after) }),
    ...(differs('roles') && { roles: [...after.roles] }),
    ...(account.team === null &&
      differs('looking', 'region', 'note') && {
        search: { looking: after.looking, region, note: after.note.trim() },
      }),
  };
}

export function problemsOf(
  values: ProfileValues,
): Partial<Record<'name' | SocialLinkKind, string>> {
  const name = checkPlayerName(values.name);
  const links = SOCIAL_LINK_KINDS.flatMap((kind) => {
    const url = values.links[kind].trim();
    const checked = url ? checkSocialLink({ kind, url }) : null;
    return checked && !checked.ok ? [[kind, problemText(checked.reason)]] : [];
  });
  return { ...(name.ok ? {} : { name: problemText(name.reason) }), ...Object.fromEntries(links) };
}

function linksOf({ links }: ProfileValues): { kind: SocialLinkKind; url: string }[] {
  return SOCIAL_LINK_KINDS.flatMap((kind) =>
    links[kind].trim() ? [{ kind, url: links[kind].trim() }] : [],
  );
}

function problemText(reason: string): string {
  return interpolate(texts.fieldProblem, { reason });
}
