/** Who may subscribe to the channels of the contract. Features declare it; a missing one is an error. */
import {
  type ChannelKey,
  type ChannelPatterns,
  channelPatterns,
} from '@mes/contract/channel-names';
import type { Who } from '@mes/contract/define';
import type { Actor } from '../calls/actor';
import type { Db } from '../database/database';
import { type Channel, defineChannel, type ParamsOf, permissionAudience } from './channels';

export interface Audience<Params> {
  /** The same rule as for calls: `public`, `login` or `Admin|editstream`. */
  readonly who: Who;
  /** An additional condition. */
  readonly restriction?: {
    /** A description for the documentation: `the account itself`. */
    readonly only: string;
    /** A ban from the site does not refuse this channel. */
    readonly banned?: 'allowed';
    allows(actor: Actor, params: Params, db: Db): boolean | Promise<boolean>;
    /** For public channels that visitors may read in part; without it, none of them. */
    allowsVisitor?(params: Params, db: Db): boolean | Promise<boolean>;
  };
}

/** Null for channels that only the server reads. */
export type Audiences = {
  readonly [K in ChannelKey]: Audience<ParamsOf<ChannelPatterns[K]>> | null;
};

export function audience<Params>(
  who: Who,
  restriction?: Audience<Params>['restriction'],
): Audience<Params> {
  return { who, restriction };
}

export function mergeAudiences(parts: readonly Partial<Audiences>[]): Audiences {
  const keys = parts.flatMap((part) => Object.keys(part));
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index);
  if (duplicate !== undefined)
    throw new Error(`Two features declare the audience of '${duplicate}'.`);
  const missing = Object.keys(channelPatterns).find((key) => !keys.includes(key));
  if (missing !== undefined) throw new Error(`No feature declares the audience of '${missing}'.`);
  return Object.assign({}, ...parts) as Audiences;
}

export function toChannels(audiences: Audiences): Channel[] {
  return Object.entries(audiences).flatMap(([key, own]) =>
    own ? [toChannel(channelPatterns[key as ChannelKey], own)] : [],
  );
}

function toChannel(pattern: string, { who, restriction }: Audience<never>): Channel {
  const isPermitted = permissionAudience(who, restriction?.banned);
  return defineChannel({
    pattern,
    audience: (actor, params, db) => {
      if (!isPermitted(actor)) return false;
      if (!restriction) return true;
      if (actor !== null) return restriction.allows(actor, params as never, db);
      return restriction.allowsVisitor?.(params as never, db) ?? false;
    },
  });
}

/** Descriptions by channel: `Moderator`, or `login: the account itself`. */
export function describeAudiences(audiences: Audiences): Readonly<Record<ChannelKey, string>> {
  const texts = Object.entries(audiences).map(([key, own]) => [key, describe(own)]);
  return Object.fromEntries(texts) as Readonly<Record<ChannelKey, string>>;
}

function describe(own: Audience<never> | null): string {
  if (!own) return 'nobody: the server itself reads it';
  return own.restriction ? `${own.who}: ${own.restriction.only}` : own.who;
}
