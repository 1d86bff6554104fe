/** Which addresses TRUST_PROXY names, as Fastify reads it. */
import { BlockList, isIP } from 'node:net';

const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function createProxyCheck(trustProxy: string | undefined): (address: string) => boolean {
  const trusted = new BlockList();
  const entries = (trustProxy ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean).flatMap((name) => RANGES[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, familyOf(address));
}

/** A dual-stack listener reports IPv4 addresses as IPv4-mapped IPv6. */
export function toIpv4(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
