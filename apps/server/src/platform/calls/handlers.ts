import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Contract } from '@mes/contract';
import type { Call, InputOf, OutputOf } from '@mes/contract/define';
import type { Cookies } from '../cookies/cookies';
import type { Database, Db } from '../database/database';
import type { Log } from '../log';
import type { Action, Actor } from './actor';

/** A public call has no actor where nobody is signed in. */
type ActorOf<C extends Call> = C['who'] extends 'public' ? Actor | null : Actor;

/** The multipart body of a call, not read yet. */
export interface Upload {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

export interface CallContext<C extends Call = Call> {
  readonly input: InputOf<C>;
  readonly actor: ActorOf<C>;
  readonly now: number;
  /** Actor and time together, as functions that write take them. */
  readonly action: Action<ActorOf<C>>;
  readonly requestId: string;
  /** A keyed hash of the client's IP address: tells visitors apart without storing the address. */
  readonly visitor: string;
  readonly cookies: Cookies;
  /** Only for calls that declare it, and only over their own address. */
  readonly upload: Upload | null;
  readonly db: Db;
  readonly log: Log;
  /** Runs the work in one transaction and publishes its events once it has committed. */
  write: Database['transaction'];
  /** Makes another call with the same credentials, as if the sender had made it: nothing is skipped. */
  makeCall(call: Call, fields: Record<string, unknown>): Promise<MadeCall>;
}

export interface MadeCall {
  readonly status: number;
  readonly body: Buffer;
  /** Whether it has committed a transaction. */
  readonly wrote: boolean;
}

export type Handler<C extends Call = Call> = (context: CallContext<C>) => Promise<ResultOf<C>>;

type ResultOf<C extends Call> = C extends { readonly file: { readonly binary: true } }
  ? FileContent
  : OutputOf<C>;

/** Both ends are part of it, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The result of a call that hands out a binary file. */
export interface FileContent {
  readonly size: number;
  /** Instead of the type that the call declares. */
  readonly type?: string;
  /** How long the browser of a visitor may store it; without this it may not. */
  readonly cache?: { readonly etag: string; readonly seconds: number };
  /** Null if the file is gone. */
  open(range?: ByteRange): Promise<Readable | null>;
}

/** One handler for each call of a feature; a missing or superfluous one is a type error. */
export type FeatureHandlers<F extends keyof Contract> = {
  [K in keyof Contract[F] as Contract[F][K] extends { readonly transport: true }
    ? never
    : K]: Contract[F][K] extends Call ? Handler<Contract[F][K]> : never;
};
