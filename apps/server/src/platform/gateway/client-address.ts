/**
 * The IP address of a socket's client behind trusted proxies: the same as Fastify's `request.ip`,
 * which sockets do not have.
 */
import type { IncomingMessage } from 'node:http';
import { createProxyCheck, toIpv4 } from '../network/trusted-proxies';

export function createAddressReader(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const isTrusted = createProxyCheck(trustProxy);
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean)];
    let address = toIpv4(request.socket.remoteAddress ?? '');
    while (hops.length > 0 && isTrusted(address)) address = toIpv4(hops.pop()!);
    return address;
  };
}
