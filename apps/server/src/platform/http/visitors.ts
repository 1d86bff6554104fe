import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * Tells visitors apart without keeping their addresses: a keyed hash, with one key for all processes
 * so that their limits count together.
 */
export function createVisitorHash(key: Buffer): (address: string) => string {
  const known = new LRUCache<string, string>({ max: 20_000 });
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const hash = createHmac('sha256', key).update(homeOf(address)).digest('base64url').slice(0, 16);
    known.set(address, hash);
    return hash;
  };
}

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address belongs to. With IPv6 every home has 2^64 of them, and could be another visitor
 * with each request: what counts is the network, its first 64 bits.
 */
export function homeOf(address: string): string {
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
