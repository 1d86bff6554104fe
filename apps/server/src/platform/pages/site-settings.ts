/** Settings that every page needs before its first call. The same for all visitors. */

import { contract } from '@mes/contract';
import type { Community } from '@mes/contract/community';
import type { Call } from '@mes/contract/define';
import type { Config } from '../config';
import { offersDevelopmentProvider } from '../oauth/providers';

export interface SiteSettings {
  /** Calls of the frame that this server does not offer yet, as `feature.name`: pages do not send them. */
  readonly notYet: readonly string[];
  readonly signIn: 'discord' | 'openid' | 'development' | null;
  /** The name of the sign-in provider, as people know it. */
  readonly providerTitle: string;
  /** Accounts for a sign-in without credentials; only with the development provider. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Enables the queue on localhost, for tests. */
  readonly queueOnLocalhost: boolean;
  readonly community: Community;
  /** Whether the page of all components exists, for development and tests. */
  readonly gallery: boolean;
}

export interface DemoAccount {
  readonly name: string;
  readonly about: string;
}

/** Calls that the frame makes on every page. */
const FRAME_CALLS: Readonly<Record<string, Call>> = {
  'logs.recordEvent': contract.logs.recordEvent,
  'push.pushEndpoint': contract.push.pushEndpoint,
  'queue.enter': contract.queue.enter,
  'search.boxPlayers': contract.search.boxPlayers,
  'search.boxTeams': contract.search.boxTeams,
  'telemetry.appUsage': contract.telemetry.appUsage,
};

export function createSiteSettings(
  config: Config,
  demoAccounts: readonly DemoAccount[],
): SiteSettings {
  const development = offersDevelopmentProvider(config);
  return {
    notYet: Object.entries(FRAME_CALLS)
      .filter(([, call]) => call.available === false)
      .map(([name]) => name),
    signIn: signInOf(config),
    providerTitle: config.openId?.title ?? 'Discord',
    demoAccounts: development ? demoAccounts.map(({ name, about }) => ({ name, about })) : [],
    queueOnLocalhost: config.queueOnLocalhost,
    community: config.community,
    gallery: config.mode !== 'production',
  };
}

function signInOf(config: Config): SiteSettings['signIn'] {
  if (config.discord) return 'discord';
  if (config.openId) return 'openid';
  return offersDevelopmentProvider(config) ? 'development' : null;
}
