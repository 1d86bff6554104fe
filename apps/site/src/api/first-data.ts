/** What the server embeds in the page: settings of the site, and answers to the page's first calls. */
import { type Community, MES } from '@mes/contract/community';
import { inBrowser } from '../ssr/hydration';

interface SiteSettings {
  /** Calls of the frame that this server does not implement yet, as `feature.name`. */
  readonly notYet: readonly string[];
  readonly signIn: 'discord' | 'openid' | 'development' | null;
  /** What people call the provider that they sign in with. */
  readonly providerTitle: string;
  readonly demoAccounts: readonly { readonly name: string; readonly about: string }[];
  readonly queueOnLocalhost: boolean;
  readonly community: Community;
  /** Whether the component gallery is served. */
  readonly gallery: boolean;
}

export interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: unknown;
  readonly data: unknown;
  /** The channel that the call names, and its revision. */
  readonly channel?: string;
  readonly revision?: number;
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

/** Used without a server, and in tests without a page. */
const NO_DATA: FirstData = {
  site: {
    notYet: [],
    signIn: 'development',
    providerTitle: 'Discord',
    demoAccounts: [],
    queueOnLocalhost: false,
    community: MES,
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

/** Whether the server implements a call of the frame; other calls are not sent at all. */
export function isAvailable(call: string): boolean {
  return !site.notYet.includes(call);
}

function readFirstData(): FirstData {
  if (!inBrowser) return { ...NO_DATA, site: globalThis.ssrSettings ?? NO_DATA.site };
  const text = document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData) : NO_DATA;
}
