import type { Contract } from '@mes/contract';
import type { Call, InputOf, OutputOf } from '@mes/contract/define';
import type { Cookies } from '../cookies/cookies';
import type { Database, Db } from '../database/database';
import type { Log } from '../log';
import type { Action, Actor } from './actor';

/** Nobody need be signed in for a public call. */
type ActorOf<C extends Call> = C['who'] extends 'public' ? Actor | null : Actor;

export interface CallContext<C extends Call = Call> {
  readonly input: InputOf<C>;
  readonly actor: ActorOf<C>;
  readonly now: number;
  /** Both of them, as everything that writes takes them. */
  readonly action: Action<ActorOf<C>>;
  readonly requestId: string;
  /** A keyed hash of the actor's address: tells visitors apart without keeping where they are. */
  readonly visitor: string;
  readonly cookies: Cookies;
  readonly db: Db;
  readonly log: Log;
  /** Runs the work in one transaction and publishes its events once it has committed. */
  write: Database['transaction'];
}

export type Handler<C extends Call = Call> = (context: CallContext<C>) => Promise<OutputOf<C>>;

/** One handler for each call that a feature offers; a missing or superfluous one is a type error. */
export type FeatureHandlers<F extends keyof Contract> = {
  [K in keyof Contract[F] as Offered<Contract[F][K]> extends true
    ? K
    : never]: Contract[F][K] extends Call ? Handler<Contract[F][K]> : never;
};

type Offered<C> = C extends { readonly available: false } | { readonly transport: true }
  ? false
  : true;
