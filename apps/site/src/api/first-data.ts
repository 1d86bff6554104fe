/** What the server wrote into the page: what it is like, and answers that the page shows at once. */
import { type Community, MES } from '@mes/contract/community';
import { inBrowser } from '../ssr/hydration';

interface SiteSettings {
  /** Calls of the frame that this server does not answer yet, as `feature.name`. */
  readonly notYet: readonly string[];
  readonly signIn: 'discord' | 'development' | null;
  readonly demoAccounts: readonly { readonly name: string; readonly about: string }[];
  readonly queueOnLocalhost: boolean;
  readonly community: Community;
  /** Whether there is the page of all components. */
  readonly gallery: boolean;
}

export interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: unknown;
  readonly data: unknown;
  /** Of the channel that the call names. */
  readonly revision?: number;
}

interface FirstData {
  readonly site: SiteSettings;
  /** Whether the visitor has to pass the queue first: every other call would be refused. */
  readonly waits: boolean;
  readonly calls: readonly FirstAnswer[];
  /** When the server rendered the page; epoch milliseconds. */
  readonly at: number;
}

declare global {
  /** Set by the server before it renders pages; in the browser the settings are in the page itself. */
  var ssrSettings: SiteSettings | undefined;
}

/** Without a server, and in tests without a page, there is nothing to read. */
const NOTHING: FirstData = {
  site: {
    notYet: [],
    signIn: 'development',
    demoAccounts: [],
    queueOnLocalhost: false,
    community: MES,
    gallery: true,
  },
  waits: false,
  calls: [],
  at: 0,
};

const firstData = readBlock();

export const site = firstData.site;
export const waitsFromStart = firstData.waits;
export const firstAnswers = firstData.calls;
export const renderedAt = firstData.at;

/** Whether a call of the frame is worth sending: a refusal would only be noise. */
export function isOffered(call: string): boolean {
  return !site.notYet.includes(call);
}

function readBlock(): FirstData {
  if (!inBrowser) return { ...NOTHING, site: globalThis.ssrSettings ?? NOTHING.site };
  const text = document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData) : NOTHING;
}
