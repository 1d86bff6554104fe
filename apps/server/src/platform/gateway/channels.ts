/**
 * Channels are declared by features. A channel has one audience. It is checked when a client
 * subscribes, and again when the account's permissions, bans or sessions change.
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
import { assertPermitted } from '../calls/dispatcher';
import type { Db } from '../database/database';

/** The parameters in braces: `match:{id}` gives `{id: string}`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name | keyof ParamsOf<Rest>]: string }
  : Record<never, string>;

export interface ChannelShape<P extends string> {
  readonly pattern: P;
  /** Refuses the actor by returning false or throwing a ForbiddenError. */
  audience(actor: Actor | null, params: ParamsOf<P>, db: Db): boolean | Promise<boolean>;
  /** The initial state for a client without a usable revision, read in one transaction with the revision. */
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
  assertAdmitted(actor: Actor | null, db: Db): Promise<void>;
  readonly snapshot: ((db: Db) => Promise<Json>) | null;
}

const MAX_NAME_LENGTH = 160;

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
        async assertAdmitted(actor, db) {
          if (await shape.audience(actor, params, db)) return;
          throw actor ? new ForbiddenError() : ForbiddenError.notSignedIn();
        },
        snapshot: snapshot ? (db) => snapshot(db, params) : null,
      };
    },
  };
}

/** An audience by permission, with the same rule as for calls: `public`, `login` or `Admin|editstream`. */
export function permissionAudience(who: Who, banned?: 'allowed'): (actor: Actor | null) => boolean {
  return (actor) => {
    assertPermitted({ who, banned }, actor);
    return true;
  };
}

export class Channels {
  readonly #channels: readonly Channel[];

  constructor(channels: readonly Channel[]) {
    const patterns = channels.map(({ pattern }) => pattern);
    const duplicate = patterns.find((pattern, index) => patterns.indexOf(pattern) !== index);
    if (duplicate !== undefined) throw new Error(`The channel '${duplicate}' is declared twice.`);
    this.#channels = channels;
  }

  open(name: unknown): OpenChannel {
    if (name === undefined || name === null) throw new MissingParameter('channel');
    if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) {
      throw new InvalidParameter('channel');
    }
    for (const channel of this.#channels) {
      const opened = channel.open(name);
      if (opened) return opened;
    }
    throw new ObjectNotFound();
  }
}
