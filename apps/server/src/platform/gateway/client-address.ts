/**
 * The IP address of a client behind trusted proxies: the same as Fastify's `request.ip`, for sockets and
 * requests that have no route.
 */
import type { IncomingMessage } from 'node:http';
import { createProxyCheck, toIpv4 } from '../network/trusted-proxies';

export function createAddressReader(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const isTrusted = createProxyCheck(trustProxy);
  return (request) => {
    let address = toIpv4(request.socket.remoteAddress ?? '');
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined || trustProxy === undefined) return address;
    const hops = String(forwarded)
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean);
    while (hops.length > 0 && isTrusted(address)) address = toIpv4(hops.pop()!);
    return address;
  };
}
