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
  ])('%s is closed', (address) => {
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
    { why: 'not encrypted', url: 'http://push.example.net/a' },
    { why: 'another protocol', url: 'ftp://push.example.net/a' },
    { why: 'another port', url: 'https://push.example.net:8443/a' },
    { why: 'with a password', url: 'https://user:word@push.example.net/a' },
    { why: 'this machine', url: 'https://localhost/a' },
    { why: 'this machine, written in full', url: 'https://LOCALHOST./a' },
    { why: 'below localhost', url: 'https://push.localhost/a' },
    { why: 'a name of the own network', url: 'https://printer.local/a' },
    { why: 'a name inside a cloud', url: 'https://metadata.google.internal/a' },
    { why: 'a name without a dot', url: 'https://database/a' },
    { why: 'loopback', url: 'https://127.0.0.1/a' },
    { why: 'loopback as a number', url: 'https://2130706433/a' },
    { why: 'loopback in octal', url: 'https://0177.0.0.1/a' },
    { why: 'loopback in short', url: 'https://127.1/a' },
    { why: 'loopback in IPv6', url: 'https://[::1]/a' },
    { why: 'loopback inside IPv6', url: 'https://[::ffff:127.0.0.1]/a' },
    { why: 'a private address', url: 'https://10.0.0.5/a' },
    { why: 'the address of cloud metadata', url: 'https://169.254.169.254/latest' },
  ])('$why is refused', ({ url }) => {
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
