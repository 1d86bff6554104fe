/**
 * Channels are declared by features. A channel has one audience, checked when someone subscribes
 * and again when an account's permissions, bans or sessions change.
 */
import type { Who } from '@mes/contract/define';
import {
  ForbiddenError,
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import type { Actor } from '../calls/actor';
import { permit } from '../calls/dispatcher';
import type { Db } from '../database/database';

/** The names in braces: `match:{id}` gives `{id: string}`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name | keyof ParamsOf<Rest>]: string }
  : Record<never, string>;

export interface ChannelShape<P extends string> {
  readonly pattern: P;
  /** False, or one of ForbiddenError's kinds thrown, keeps the actor out. */
  audience(actor: Actor | null, params: ParamsOf<P>, db: Db): boolean | Promise<boolean>;
  /** What a client without a usable revision starts from. Read in one transaction with the revision. */
  snapshot?(db: Db, params: ParamsOf<P>): Promise<Json>;
}

export interface Channel {
  readonly pattern: string;
  open(name: string): OpenChannel | null;
}

/** A channel with its parameters filled in. */
export interface OpenChannel {
  readonly name: string;
  /** Throws unless the actor belongs to the audience. */
  admit(actor: Actor | null, db: Db): Promise<void>;
  readonly snapshot: ((db: Db) => Promise<Json>) | null;
}

const MOST_CHARACTERS = 160;

export function defineChannel<const P extends string>(shape: ChannelShape<P>): Channel {
  const { pattern, snapshot } = shape;
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^:\\p{Cc}]{1,64})')}$`, 'u');
  return {
    pattern,
    open(name) {
      const found = match.exec(name);
      if (!found) return null;
      const params = Object.fromEntries(
        names.map((key, index) => [key, found[index + 1]!]),
      ) as ParamsOf<P>;
      return {
        name,
        async admit(actor, db) {
          if (await shape.audience(actor, params, db)) return;
          throw actor ? new ForbiddenError() : ForbiddenError.notSignedIn();
        },
        snapshot: snapshot ? (db) => snapshot(db, params) : null,
      };
    },
  };
}

/** An audience by rule, judged as calls are: `public`, `login` or `Admin|editstream`. */
export function permitted(who: Who): (actor: Actor | null) => boolean {
  return (actor) => {
    permit({ who }, actor);
    return true;
  };
}

export class Channels {
  readonly #channels: readonly Channel[];

  constructor(channels: readonly Channel[]) {
    const patterns = channels.map(({ pattern }) => pattern);
    const twice = patterns.find((pattern, index) => patterns.indexOf(pattern) !== index);
    if (twice !== undefined) throw new Error(`The channel '${twice}' is declared twice.`);
    this.#channels = channels;
  }

  open(name: unknown): OpenChannel {
    if (name === undefined || name === null) throw new MissingParameter('channel');
    if (typeof name !== 'string' || name.length > MOST_CHARACTERS) {
      throw new InvalidParameter('channel');
    }
    for (const channel of this.#channels) {
      const opened = channel.open(name);
      if (opened) return opened;
    }
    throw new ObjectNotFound();
  }
}
