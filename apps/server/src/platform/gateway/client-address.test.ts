import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAddressReader } from './client-address';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each([
  ['no proxy is trusted', undefined, '127.0.0.1', '1.2.3.4', '127.0.0.1'],
  ['a trusted proxy forwards the address', 'loopback', '127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a dual-stack listener', 'loopback', '::ffff:127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a chain of proxies', 'loopback, 10.0.0.0/8', '::1', '9.9.9.9, 1.2.3.4, 10.1.1.1', '1.2.3.4'],
  ['an untrusted proxy counts as the client', '10.0.0.0/8', '5.5.5.5', '1.2.3.4', '5.5.5.5'],
  ['every hop is trusted', 'uniquelocal', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['no header', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['an invalid address is not trusted', 'loopback', '127.0.0.1', '1.2.3.4, nonsense', 'nonsense'],
])('%s', (_, trustProxy, remote, forwarded, expected) => {
  expect(createAddressReader(trustProxy)(request(remote, forwarded))).toBe(expected);
});
