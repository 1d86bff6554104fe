import { lookup } from 'node:dns/promises';
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

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (hostname: string) => Promise<readonly Resolved[]>;

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
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          done(Object.assign(new Error('Not a public address.'), { code: NOT_PUBLIC }), '');
        } else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

export const NOT_PUBLIC = 'NOT_PUBLIC';

function askSystem(hostname: string): Promise<readonly Resolved[]> {
  return lookup(hostname, { all: true });
}
