/**
 * Where a socket comes from, seen through the trusted proxies: the same answer as Fastify gives
 * for requests, which it cannot give for sockets.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function createAddressOf(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  const named = (trustProxy ?? '').split(',').map((entry) => entry.trim());
  for (const entry of named.filter(Boolean).flatMap((name) => RANGES[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) > 0 && trusted.check(address, familyOf(address));

  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean)];
    let address = plain(request.socket.remoteAddress ?? '');
    while (hops.length > 0 && isTrusted(address)) address = plain(hops.pop()!);
    return address;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** An IPv4 address that a dual-stack listener shows as IPv6. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
