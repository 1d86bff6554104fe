/** The list of features: which calls each answers, and what each needs from the start. */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import type { Authenticate } from '../platform/calls/caller';
import type { FeatureHandlers, Handler } from '../platform/calls/handlers';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Jobs } from '../platform/jobs/jobs';
import type { Log } from '../platform/log';
import type { Ticker } from '../platform/ticker';
import { createSessions } from './accounts/sessions';
import { propertyCalls } from './properties/calls';
import { declareProperties } from './properties/declared';

interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ticker: Ticker;
  readonly log: Log;
  readonly progress: (step: string) => void;
}

export interface Features {
  readonly calls: readonly Call[];
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly authenticate: Authenticate;
}

type AllHandlers = { [F in keyof typeof contract]: FeatureHandlers<F> };

export async function createFeatures({ database }: Platform): Promise<Features> {
  const sessions = createSessions(database.db);
  await database.transaction((tx) => declareProperties(tx, Date.now()));

  const handlers: AllHandlers = {
    properties: propertyCalls,
    requests: {},
  };
  return {
    calls: Object.values(contract).flatMap((feature) => Object.values(feature)),
    handlers: pair(handlers),
    authenticate: sessions.authenticate,
  };
}

/** Refuses to start with a call that nobody answers, or an answer to a call that is not offered. */
function pair(handlers: AllHandlers): ReadonlyMap<Call, Handler> {
  const paired = new Map<Call, Handler>();
  for (const [feature, calls] of Object.entries(contract)) {
    const own = handlers[feature as keyof AllHandlers] as Record<string, Handler | undefined>;
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const handler = own[name];
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
