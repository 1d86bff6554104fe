/**
 * The shape of a feature: one object that says which calls it answers and what it needs done while
 * the server runs. `features.ts` lists them all and starts them.
 */
import type { Contract } from '@mes/contract';
import type { Channel } from '@mes/contract/channels';
import type { CallRecords } from '../platform/calls/call-records';
import type { FeatureHandlers } from '../platform/calls/handlers';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { OutboxEvent } from '../platform/database/events';
import type { PrivateStore } from '../platform/files/private-store';
import type { FileStore } from '../platform/files/store';
import type { Audiences } from '../platform/gateway/audiences';
import type { ConnectedPage } from '../platform/gateway/overlay-socket';
import type { Health } from '../platform/health/health';
import type { JobKind, Jobs } from '../platform/jobs/jobs';
import type { Log } from '../platform/log';
import type { Metrics } from '../platform/metrics';
import type { Network } from '../platform/network/network';
import type { HashOrigin } from '../platform/origin-hash/origin-hash';
import type { Feed } from '../platform/outbox/feed';
import type { PersonalData } from '../platform/personal-data';
import type { TickerTask } from '../platform/ticker';
import type { ResultHook } from './matches/changes/service';
import type { Ports } from './ports';
import type { PropertyDeclaration } from './properties/service';

/** What the platform gives to every feature. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  /** For work that needs a connection of its own. */
  readonly databaseUrl: string;
  readonly feed: Feed;
  readonly files: FileStore;
  /** Not served: features send what a person may see. */
  readonly privateFiles: PrivateStore;
  readonly jobs: Jobs;
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Recognizes what came from the same address or browser, for 30 days. */
  readonly hashOrigin: HashOrigin;
  /** Prints something for the operator that is not in the log. */
  readonly notice: (text: string) => void;
  /** Where this process listens, once it does. */
  readonly ownAddress: () => string;
  /** The overlays that are connected to this process, once it listens. */
  readonly overlayPages: () => readonly ConnectedPage[];
  /** The sockets that are open in this process, once it listens. */
  readonly socketCount: () => number;
  /** Whether a socket of this process listens to the channel. */
  readonly hasSubscribers: (channel: Channel) => boolean;
  /** What this process counts of its calls. */
  readonly records: CallRecords;
  /** How the parts of the server are doing; a feature registers those that it needs. */
  readonly health: Health;
  /** Instead of the public internet, in tests only. */
  readonly pushNetwork?: Network;
  readonly pictureNetwork?: Network;
}

export interface Deps extends Platform {
  /** What features offer to those below them; filled in before anything but `setup` runs. */
  readonly ports: Ports;
  /** What happens in the transaction of a result, in the order of `features.ts`. */
  readonly resultHooks: () => readonly ResultHook[];
  /** What features keep of people, in the order in which they delete it. */
  readonly personalData: () => readonly PersonalData[];
}

/** Handlers by feature of the contract: most features answer their own calls only. */
export type CallHandlers = {
  readonly [F in keyof Contract]?: Partial<FeatureHandlers<F>>;
};

/** `Own` is what the feature holds while the process runs: caches, connections, its services. */
export interface FeatureDefinition<Own> {
  readonly name: string;
  /** Settings that staff can change; they get a row before anything else happens. */
  readonly properties?:
    | readonly PropertyDeclaration[]
    | ((config: Config) => readonly PropertyDeclaration[]);
  /** Runs first, in the order of `features.ts`; the ports are not filled in yet. */
  readonly setup?: (deps: Deps) => Own | Promise<Own>;
  readonly ports?: (deps: Deps, own: Own) => Partial<Ports>;
  readonly calls?: (deps: Deps, own: Own) => CallHandlers;
  /** Who may listen to those channels of the contract that are the feature's. */
  readonly channels?: Partial<Audiences>;
  readonly personalData?: (deps: Deps, own: Own) => PersonalData;
  readonly resultHook?: (deps: Deps, own: Own) => ResultHook;
  readonly jobs?: (deps: Deps, own: Own) => readonly JobKind<object>[];
  readonly tickers?: (deps: Deps, own: Own) => readonly TickerTask[];
  /** Called with every committed event of any process. */
  readonly onEvents?: (deps: Deps, own: Own) => (events: readonly OutboxEvent[]) => void;
  /** Runs when the server stops, while the database is still there. */
  readonly stop?: (deps: Deps, own: Own) => Promise<void>;
}

export interface Feature {
  readonly name: string;
  properties(config: Config): readonly PropertyDeclaration[];
  readonly channels: Partial<Audiences>;
  setup(deps: Deps): Promise<StartedFeature>;
}

/** A feature of which everything has its own state at hand. */
export interface StartedFeature {
  readonly name: string;
  ports(): Partial<Ports>;
  calls(): CallHandlers;
  personalData(): PersonalData | null;
  resultHook(): ResultHook | null;
  jobs(): readonly JobKind<object>[];
  tickers(): readonly TickerTask[];
  onEvents(): ((events: readonly OutboxEvent[]) => void) | null;
  stop(): Promise<void>;
}

export function defineFeature<Own = undefined>(definition: FeatureDefinition<Own>): Feature {
  const { name, properties = [], channels = {} } = definition;
  return {
    name,
    properties: (config) => (typeof properties === 'function' ? properties(config) : properties),
    channels,
    async setup(deps) {
      const own = (await definition.setup?.(deps)) as Own;
      return {
        name,
        ports: () => definition.ports?.(deps, own) ?? {},
        calls: () => definition.calls?.(deps, own) ?? {},
        personalData: () => definition.personalData?.(deps, own) ?? null,
        resultHook: () => definition.resultHook?.(deps, own) ?? null,
        jobs: () => definition.jobs?.(deps, own) ?? [],
        tickers: () => definition.tickers?.(deps, own) ?? [],
        onEvents: () => definition.onEvents?.(deps, own) ?? null,
        stop: async () => definition.stop?.(deps, own),
      };
    },
  };
}
