import type { IncomingHttpHeaders } from 'node:http';
import { createProxyCheck, toIpv4 } from '../network/trusted-proxies';
import { isTracing } from '../tracing/tracing';

export type ReadTraceparent = (request: {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string };
}) => string | undefined;

/** Only a trusted proxy says which trace a call belongs to: visitors could join those of others. */
export function createTraceparentReader(trustProxy: string | undefined): ReadTraceparent {
  const isTrusted = createProxyCheck(trustProxy);
  return ({ headers, socket }) => {
    const { traceparent } = headers;
    if (!isTracing() || typeof traceparent !== 'string') return undefined;
    return isTrusted(toIpv4(socket.remoteAddress ?? '')) ? traceparent : undefined;
  };
}
