/**
 * Where players may link to. Only addresses on the hosts of these services: a profile must not
 * lead visitors anywhere else.
 */
import type { Checked } from '../names/validity';

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

const LONGEST = 200;

/** No user name, no port, and a path: the front page of a service tells nothing of a player. */
const ADDRESS = /^https:\/\/(?:www\.)?([a-z0-9.-]+)(\/[\w@.~%+/-]+?)\/?(?:[?#].*)?$/i;

/** The address to store, without what tracks or redirects, or the reason why not. */
export function checkSocialLink({ kind, url }: SocialLink): Checked {
  const [, host = '', path = ''] = ADDRESS.exec(url.trim()) ?? [];
  const hosts: readonly string[] = HOSTS[kind];
  if (!hosts.includes(host.toLowerCase())) {
    return { ok: false, reason: `must be a page on https://${hosts[0]}` };
  }
  const value = `https://${host.toLowerCase()}${path}`;
  if (value.length > LONGEST)
    return { ok: false, reason: `must have at most ${LONGEST} characters` };
  return { ok: true, value };
}
