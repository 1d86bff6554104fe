/** What the server embeds in the page: settings of the site, and answers to the page's first calls. */
import type { ChannelRevisions } from '@mes/client/response';
import type { Community } from '@mes/contract/community';
import { inBrowser } from '../ssr/hydration';

interface SiteSettings {
  readonly signIn: 'discord' | 'openid' | 'development' | null;
  /** What people call the provider that they sign in with. */
  readonly providerTitle: string;
  readonly demoAccounts: readonly { readonly name: string; readonly about: string }[];
  readonly queueOnLocalhost: boolean;
  /** The origin of the gateway; null for the page's own. */
  readonly gatewayUrl: string | null;
  readonly community: Community;
  /** Differs exactly when an open page is out of date. */
  readonly build: string;
  /** Whether the component gallery is served. */
  readonly gallery: boolean;
}

export interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: unknown;
  readonly data: unknown;
  /** Of the channels that the call names. */
  readonly revisions?: ChannelRevisions;
}

interface FirstData {
  readonly site: SiteSettings;
  /** Whether the visitor has to pass the queue first; other calls would be refused. */
  readonly waits: boolean;
  readonly calls: readonly FirstAnswer[];
  /** When the server rendered the page; epoch milliseconds. */
  readonly at: number;
}

declare global {
  /** Set by the server before it renders pages; in the browser the settings are in the page itself. */
  var ssrSettings: SiteSettings | undefined;
}

const NO_COMMUNITY: Community = {
  name: '',
  game: '',
  supportEmail: 'support@example.org',
  chatInvite: '',
  mark: null,
  accent: null,
  social: { twitter: null, youtube: null, facebook: null },
  promotion: null,
  homeCards: [],
  tournaments: [],
};

/** In tests without a page. */
const NO_DATA: FirstData = {
  site: {
    signIn: 'development',
    providerTitle: 'Discord',
    demoAccounts: [],
    queueOnLocalhost: false,
    gatewayUrl: null,
    community: NO_COMMUNITY,
    build: '',
    gallery: true,
  },
  waits: false,
  calls: [],
  at: 0,
};

const firstData = readFirstData();

export const site = firstData.site;
export const startsInQueue = firstData.waits;
export const firstAnswers = firstData.calls;
export const renderedAt = firstData.at;

function readFirstData(): FirstData {
  if (!inBrowser) return { ...NO_DATA, site: globalThis.ssrSettings ?? NO_DATA.site };
  const text = document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData) : NO_DATA;
}
