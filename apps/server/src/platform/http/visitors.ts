import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * Identifies visitors without storing their addresses: a keyed hash. All processes share the key, so
 * that rate limits count across them.
 */
export function createVisitorHash(key: Buffer): (address: string) => string {
  const cache = new LRUCache<string, string>({ max: 20_000 });
  return (address) => {
    const cached = cache.get(address);
    if (cached) return cached;
    const digest = createHmac('sha256', key).update(networkOf(address)).digest('base64url');
    const hash = digest.slice(0, 16);
    cache.set(address, hash);
    return hash;
  };
}

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that identifies a visitor: an IPv4 address, or the first 64 bits of an IPv6 address.
 * Every household has 2^64 IPv6 addresses and could otherwise be a new visitor with each request.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('%')[0]!.split('::');
  const groups = groupsOf(start);
  const last = end === undefined ? [] : groupsOf(end);
  while (groups.length + last.length < GROUPS) groups.push('0');
  const network = [...groups, ...last].slice(0, GROUPS_OF_NETWORK);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
