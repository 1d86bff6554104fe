/** Who may listen to the channels of the contract. Features say so; a channel without is an error. */
import {
  type ChannelKey,
  type ChannelPatterns,
  channelPatterns,
} from '@mes/contract/channel-names';
import type { Who } from '@mes/contract/define';
import type { Actor } from '../calls/actor';
import type { Db } from '../database/database';
import { type Channel, defineChannel, type ParamsOf, permitted } from './channels';

export interface Audience<Params> {
  /** Judged as calls are: `public`, `login` or `Admin|editstream`. */
  readonly who: Who;
  /** Of those, only some. */
  readonly narrowed?: {
    /** For the documentation: `the account itself`. */
    readonly only: string;
    allows(actor: Actor, params: Params, db: Db): boolean | Promise<boolean>;
  };
}

/** Null where nobody subscribes. */
export type Audiences = {
  readonly [K in ChannelKey]: Audience<ParamsOf<ChannelPatterns[K]>> | null;
};

export function audience<Params>(
  who: Who,
  narrowed?: Audience<Params>['narrowed'],
): Audience<Params> {
  return { who, narrowed };
}

export function mergeAudiences(parts: readonly Partial<Audiences>[]): Audiences {
  const keys = parts.flatMap((part) => Object.keys(part));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`Two features say who may listen to '${twice}'.`);
  const missing = Object.keys(channelPatterns).find((key) => !keys.includes(key));
  if (missing !== undefined) throw new Error(`No feature says who may listen to '${missing}'.`);
  return Object.assign({}, ...parts) as Audiences;
}

export function toChannels(audiences: Audiences): Channel[] {
  return Object.entries(audiences).flatMap(([key, own]) =>
    own ? [toChannel(channelPatterns[key as ChannelKey], own)] : [],
  );
}

function toChannel(pattern: string, { who, narrowed }: Audience<never>): Channel {
  const isPermitted = permitted(who);
  return defineChannel({
    pattern,
    audience: (actor, params, db) => {
      if (!isPermitted(actor)) return false;
      if (!narrowed) return true;
      return actor !== null && narrowed.allows(actor, params as never, db);
    },
  });
}

/** In words, by channel: `Moderator`, or `login: the account itself`. */
export function describeAudiences(audiences: Audiences): Readonly<Record<ChannelKey, string>> {
  const texts = Object.entries(audiences).map(([key, own]) => [key, describe(own)]);
  return Object.fromEntries(texts) as Readonly<Record<ChannelKey, string>>;
}

function describe(own: Audience<never> | null): string {
  if (!own) return 'nobody: the server itself reads it';
  return own.narrowed ? `${own.who}: ${own.narrowed.only}` : own.who;
}
