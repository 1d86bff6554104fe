import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicEndpoint } from './addresses';

/** The way out. Tests bring one of their own, because theirs must reach this machine. */
export interface Network {
  allows(url: URL): boolean;
  request(
    url: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ): ClientRequest;
}

export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const askSystem: Resolve = (hostname, done) => lookup(hostname, { all: true }, done);

/** The code of the error that refuses a connection. */
export const NOT_PUBLIC = 'NOT_PUBLIC';
const CONNECTIONS_PER_HOST = 10;

/** Reaches public addresses only, through no proxy, and follows no redirect. */
export function publicInternet(resolve: Resolve = askSystem): Network {
  const agent = new Agent({ keepAlive: false, maxSockets: CONNECTIONS_PER_HOST });
  const onlyPublic = lookupOnlyPublic(resolve);
  return {
    allows: isPublicEndpoint,
    request: (url, options, answered) =>
      request(url, { ...options, agent, lookup: onlyPublic }, answered),
  };
}

/**
 * For every connection anew, and the connection goes to the very addresses that were judged: a name
 * that was harmless a moment ago and changes its mind gains nothing. One closed address among
 * several spoils all.
 */
export function lookupOnlyPublic(resolve: Resolve): LookupFunction {
  return (hostname, { all }, done) =>
    resolve(hostname, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error('Not a public address.'), { code: NOT_PUBLIC }), '');
      if (all) return done(null, found);
      return done(null, first.address, first.family);
    });
}
