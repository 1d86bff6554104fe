/**
 * The links that players may have in their profile. Only URLs on the hosts of these services are
 * allowed.
 */
import type { CheckResult } from '../names/validity';

const HOSTS = {
  youtube: ['youtube.com', 'm.youtube.com', 'youtu.be'],
  twitch: ['twitch.tv', 'm.twitch.tv'],
  tiktok: ['tiktok.com', 'vm.tiktok.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com', 'mobile.twitter.com'],
  discord: ['discord.gg', 'discord.com'],
  facebook: ['facebook.com', 'm.facebook.com'],
  kick: ['kick.com'],
} as const;

export type SocialLinkKind = keyof typeof HOSTS;

export const SOCIAL_LINK_KINDS = Object.keys(HOSTS) as SocialLinkKind[];

export type SocialLink = {
  readonly kind: SocialLinkKind;
  readonly url: string;
};

const MAX_LENGTH = 200;

/** Without user name and port, and with a path: the home page of a service is not a profile. */
const ADDRESS = /^https:\/\/(?:www\.)?([a-z0-9.-]+)(\/[\w@.~%+/-]+?)\/?(?:[?#].*)?$/i;

/** The URL to store, without query and fragment, or the reason why it is invalid. */
export function checkSocialLink({ kind, url }: SocialLink): CheckResult {
  const [, host = '', path = ''] = ADDRESS.exec(url.trim()) ?? [];
  const hosts: readonly string[] = HOSTS[kind];
  if (!hosts.includes(host.toLowerCase())) {
    return { ok: false, reason: `must be a page on https://${hosts[0]}` };
  }
  const value = `https://${host.toLowerCase()}${path}`;
  if (value.length > MAX_LENGTH)
    return { ok: false, reason: `must have at most ${MAX_LENGTH} characters` };
  return { ok: true, value };
}
