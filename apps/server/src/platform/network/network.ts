import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicEndpoint } from './addresses';

/** Outgoing requests. Tests use their own implementation, which may reach this machine. */
export interface Network {
  allows(url: URL): boolean;
  request(
    url: URL,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ): ClientRequest;
}

export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const resolveWithSystem: Resolve = (hostname, done) => lookup(hostname, { all: true }, done);

/** The error code for a refused connection. */
export const NOT_PUBLIC = 'NOT_PUBLIC';
const CONNECTIONS_PER_HOST = 10;

/** Connects to public addresses only, without a proxy and without following redirects. */
export function publicInternet(resolve: Resolve = resolveWithSystem): Network {
  const agent = new Agent({ keepAlive: false, maxSockets: CONNECTIONS_PER_HOST });
  const onlyPublic = lookupOnlyPublic(resolve);
  return {
    allows: isPublicEndpoint,
    request: (url, options, onResponse) =>
      request(url, { ...options, agent, lookup: onlyPublic }, onResponse),
  };
}

/**
 * Resolves and checks a name for every connection, which then uses the checked addresses: this
 * prevents DNS rebinding. A single reserved address among several refuses all.
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
