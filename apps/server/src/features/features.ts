/** The list of features: which calls each answers, and what each needs from the start. */
import { type Contract, contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import type { Authenticate } from '../platform/calls/caller';
import type { FeatureHandlers, Handler } from '../platform/calls/handlers';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { FileStore } from '../platform/files/store';
import type { Admission } from '../platform/http/admission';
import type { Jobs } from '../platform/jobs/jobs';
import type { Log } from '../platform/log';
import type { DevelopmentAccounts } from '../platform/oauth/development-provider';
import type { Feed } from '../platform/outbox/feed';
import type { PageDeclaration } from '../platform/pages/declaration';
import type { Network } from '../platform/push/network';
import type { Ticker } from '../platform/ticker';
import { startAccounts } from './accounts/start';
import { fileCalls } from './files/calls';
import { propertyCalls } from './properties/calls';
import { declareProperties } from './properties/declared';
import { startPush } from './push/start';
import { startQueue } from './queue/start';
import { searchCalls } from './search/calls';
import { teamCalls } from './teams/calls';

interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly feed: Feed;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly log: Log;
  readonly progress: (step: string) => void;
  /** Tells the operator something that is written nowhere else. */
  readonly notice: (text: string) => void;
  /** Where this process listens, once it does. */
  readonly ownAddress: () => string;
  /** Instead of the public internet, in tests only. */
  readonly pushNetwork?: Network;
}

export interface Features {
  readonly calls: readonly Call[];
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly authenticate: Authenticate;
  readonly admission: Admission;
  readonly developmentAccounts: DevelopmentAccounts;
  /** What the server puts into the HTML of the features' pages. */
  readonly pages: readonly PageDeclaration[];
}

/** Features of which no call is offered yet need no entry. */
type AllHandlers = {
  [F in keyof Contract as keyof FeatureHandlers<F> extends never ? never : F]: FeatureHandlers<F>;
};

export async function createFeatures(platform: Platform): Promise<Features> {
  const { database } = platform;
  const accounts = await startAccounts(platform);
  const push = await startPush(platform);
  await database.transaction((tx) => declareProperties(tx, Date.now()));
  // Until matches are kept nobody has checked in for one.
  const queue = await startQueue({ ...platform, checkedInFor: async () => [] });

  const handlers: AllHandlers = {
    accounts: accounts.calls,
    files: fileCalls(platform.files),
    properties: propertyCalls,
    push: push.calls,
    queue: queue.calls,
    search: searchCalls,
    teams: teamCalls,
  };
  return {
    calls: Object.values(contract).flatMap((feature) => Object.values(feature)),
    handlers: pair(handlers),
    authenticate: accounts.authenticate,
    admission: queue.admission,
    developmentAccounts: accounts.developmentAccounts,
    pages: [],
  };
}

/** Refuses to start with a call that nobody answers, or an answer to a call that is not offered. */
function pair(handlers: AllHandlers): ReadonlyMap<Call, Handler> {
  const paired = new Map<Call, Handler>();
  for (const [feature, calls] of Object.entries(contract)) {
    const own = (handlers as Record<string, object>)[feature] as
      | Record<string, Handler>
      | undefined;
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const handler = own?.[name];
      const expected = call.available !== false && !call.transport;
      if (expected !== Boolean(handler)) {
        throw new Error(
          `${nameOf(call)} ${expected ? 'has no handler' : 'is not offered, but has a handler'}.`,
        );
      }
      if (handler) paired.set(call, handler);
    }
  }
  return paired;
}
