import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicEndpoint } from './addresses';

/** Outgoing requests. Tests use their own implementation, which may reach this machine. */
export interface Network {
  allows(url: URL): boolean;
  /** False if the name of the host leads to a closed address now. */
  leadsOutside(url: URL): Promise<boolean>;
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
const RESOLVE_WITHIN_MS = 2_000;

/** Connects to public addresses only, without a proxy and without following redirects. */
export function publicInternet(resolve: Resolve = resolveWithSystem): Network {
  const agent = new Agent({ keepAlive: false, maxSockets: CONNECTIONS_PER_HOST });
  const onlyPublic = lookupOnlyPublic(resolve);
  return {
    allows: isPublicEndpoint,
    leadsOutside: ({ hostname }) => leadsOutside(hostname, resolve),
    request: (url, options, onResponse) =>
      request(url, { ...options, agent, lookup: onlyPublic }, onResponse),
  };
}

/** A name that does not resolve now is allowed: it is checked again at every connection. */
function leadsOutside(hostname: string, resolve: Resolve): Promise<boolean> {
  return new Promise((answer) => {
    const timer = setTimeout(() => answer(true), RESOLVE_WITHIN_MS);
    resolve(hostname, (error, found) => {
      clearTimeout(timer);
      answer(error !== null || found.every(({ address }) => isPublicAddress(address)));
    });
  });
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
