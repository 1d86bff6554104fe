/**
 * The IP address of a socket's client behind trusted proxies: the same as Fastify's `request.ip`,
 * which sockets do not have.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function createAddressReader(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  const entries = (trustProxy ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean).flatMap((name) => RANGES[name] ?? [name])) {
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
    let address = toIpv4(request.socket.remoteAddress ?? '');
    while (hops.length > 0 && isTrusted(address)) address = toIpv4(hops.pop()!);
    return address;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** A dual-stack listener reports IPv4 addresses as IPv4-mapped IPv6. */
function toIpv4(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
