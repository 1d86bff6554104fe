/** What the server wrote into the page: what it is like, and answers that the page shows at once. */
import { type Community, MES } from '@mes/contract/community';

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

interface FirstAnswer {
  readonly feature: string;
  readonly name: string;
  readonly input: unknown;
  readonly data: unknown;
}

interface FirstData {
  readonly site: SiteSettings;
  /** Whether the visitor has to pass the queue first: every other call would be refused. */
  readonly waits: boolean;
  readonly calls: readonly FirstAnswer[];
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
};

const firstData = readBlock();

export const site = firstData.site;
export const waitsFromStart = firstData.waits;
export const firstAnswers = firstData.calls;

/** Whether a call of the frame is worth sending: a refusal would only be noise. */
export function isOffered(call: string): boolean {
  return !site.notYet.includes(call);
}

function readBlock(): FirstData {
  const page = typeof document === 'undefined' ? null : document;
  const text = page?.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData) : NOTHING;
}
