/** Settings that every page needs before its first call. The same for all visitors. */

import { createHash } from 'node:crypto';
import type { Community, CommunitySettings } from '@mes/contract/community';
import type { LiveCommunity } from '../community';
import type { Config } from '../config';
import { offersDevelopmentProvider } from '../oauth/providers';

export interface SiteSettings {
  readonly signIn: 'discord' | 'openid' | 'development' | null;
  /** The name of the sign-in provider, as people know it. */
  readonly providerTitle: string;
  /** Accounts for a sign-in without credentials; only with the development provider. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Enables the queue on localhost, for tests. */
  readonly queueOnLocalhost: boolean;
  /** The origin of the gateway, if it is another than that of the site. */
  readonly gatewayUrl: string | null;
  readonly community: Community;
  /** Differs exactly when a page that is open is out of date. */
  readonly build: string;
  /** Whether the page of all components exists, for development and tests. */
  readonly gallery: boolean;
}

export interface DemoAccount {
  readonly name: string;
  readonly about: string;
}

interface SettingsOptions {
  readonly config: Config;
  readonly demoAccounts: readonly DemoAccount[];
  readonly community: LiveCommunity;
  /** The built page. */
  readonly html: string;
}

/** The same object while the community is the same. */
export function createSiteSettings({
  config,
  demoAccounts,
  community,
  html,
}: SettingsOptions): () => SiteSettings {
  const fixed = fixedSettings(config, demoAccounts);
  let known: { readonly of: CommunitySettings; readonly settings: SiteSettings } | null = null;
  return () => {
    const current = community.current();
    if (known?.of === current) return known.settings;
    // Only scenes write names of teams in their own way.
    const { teamNames: _, ...shown } = current;
    const build = createHash('sha1').update(html).update(JSON.stringify(shown));
    const settings = { ...fixed, community: shown, build: build.digest('base64url') };
    known = { of: current, settings };
    return settings;
  };
}

function fixedSettings(
  config: Config,
  demoAccounts: readonly DemoAccount[],
): Omit<SiteSettings, 'community' | 'build'> {
  const development = offersDevelopmentProvider(config);
  return {
    signIn: signInOf(config),
    providerTitle: config.openId?.title ?? 'Discord',
    demoAccounts: development ? demoAccounts.map(({ name, about }) => ({ name, about })) : [],
    queueOnLocalhost: config.queueOnLocalhost,
    gatewayUrl: gatewayOf(config),
    gallery: config.mode !== 'production',
  };
}

/**
 * Only a play host of the same name: its cookies do not depend on the port, while another host does not
 * get the session and would take everyone for a visitor.
 */
export function gatewayOf({
  siteUrl,
  playUrl,
}: Pick<Config, 'siteUrl' | 'playUrl'>): string | null {
  const [site, play] = [new URL(siteUrl), new URL(playUrl)];
  return play.origin !== site.origin && play.hostname === site.hostname ? play.origin : null;
}

function signInOf(config: Config): SiteSettings['signIn'] {
  if (config.discord) return 'discord';
  if (config.openId) return 'openid';
  return offersDevelopmentProvider(config) ? 'development' : null;
}
