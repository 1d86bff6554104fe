/** What every page must know about this server before its first call. The same for everyone. */

import { contract } from '@mes/contract';
import type { Community } from '@mes/contract/community';
import type { Call } from '@mes/contract/define';
import type { Config } from '../config';
import { offersDevelopmentProvider } from '../oauth/providers';

export interface SiteSettings {
  /** Calls of the frame that this server does not answer yet, as `feature.name`: not worth sending. */
  readonly notYet: readonly string[];
  readonly signIn: 'discord' | 'development' | null;
  /** Whom one can sign in as without asking anybody; only beside the development provider. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Queue on localhost too, for tests. */
  readonly queueOnLocalhost: boolean;
  readonly community: Community;
  /** Whether there is the page of all components, for those who build and test the site. */
  readonly gallery: boolean;
}

export interface DemoAccount {
  readonly name: string;
  readonly about: string;
}

/** What the frame calls by itself, on every page. */
const FRAME_CALLS: Readonly<Record<string, Call>> = {
  'moderation.recordEvent': contract.moderation.recordEvent,
  'push.pushEndpoint': contract.push.pushEndpoint,
  'queue.enter': contract.queue.enter,
  'search.boxPlayers': contract.search.boxPlayers,
  'search.boxTeams': contract.search.boxTeams,
  'telemetry.appUsage': contract.telemetry.appUsage,
};

export function settingsOf(config: Config, demoAccounts: readonly DemoAccount[]): SiteSettings {
  const development = offersDevelopmentProvider(config);
  return {
    notYet: Object.entries(FRAME_CALLS)
      .filter(([, call]) => call.available === false)
      .map(([name]) => name),
    signIn: config.discord ? 'discord' : development ? 'development' : null,
    demoAccounts: development ? demoAccounts.map(({ name, about }) => ({ name, about })) : [],
    queueOnLocalhost: config.queueOnLocalhost,
    community: config.community,
    gallery: config.mode !== 'production',
  };
}
