import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicEndpoint } from './addresses';

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.9.10',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.254', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an endpoint', () => {
  it.each([
    { reason: 'not encrypted', url: 'http://push.example.net/a' },
    { reason: 'another protocol', url: 'ftp://push.example.net/a' },
    { reason: 'another port', url: 'https://push.example.net:8443/a' },
    { reason: 'with a password', url: 'https://user:word@push.example.net/a' },
    { reason: 'this machine', url: 'https://localhost/a' },
    { reason: 'this machine, written in full', url: 'https://LOCALHOST./a' },
    { reason: 'below localhost', url: 'https://push.localhost/a' },
    { reason: 'a name of the own network', url: 'https://printer.local/a' },
    { reason: 'a name inside a cloud', url: 'https://metadata.google.internal/a' },
    { reason: 'a name without a dot', url: 'https://database/a' },
    { reason: 'loopback', url: 'https://127.0.0.1/a' },
    { reason: 'loopback as a number', url: 'https://2130706433/a' },
    { reason: 'loopback in octal', url: 'https://0177.0.0.1/a' },
    { reason: 'loopback in short', url: 'https://127.1/a' },
    { reason: 'loopback in IPv6', url: 'https://[::1]/a' },
    { reason: 'loopback inside IPv6', url: 'https://[::ffff:127.0.0.1]/a' },
    { reason: 'a private address', url: 'https://10.0.0.5/a' },
    { reason: 'the address of cloud metadata', url: 'https://169.254.169.254/latest' },
  ])('$reason is refused', ({ url }) => {
    expect(isPublicEndpoint(new URL(url))).toBe(false);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://push.example.net:443/abc',
  ])('%s is allowed', (url) => {
    expect(isPublicEndpoint(new URL(url))).toBe(true);
  });
});
