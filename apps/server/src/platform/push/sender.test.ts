import type { LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../../../testing/push-service';
import { lookupOnlyPublic, type Network, publicInternet, type Resolve } from '../network/network';
import { contactOf } from './keys';
import { createPushSender, isPublicKey, type PushResult } from './sender';

const keys = webPush.generateVAPIDKeys();
const message = { title: 'Nova – Ember', body: 'Map 1 begins ✔', url: '/app/match/12', tag: 'm' };
const push = { payload: JSON.stringify(message), ttlSeconds: 600, topic: 'match:12' };
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

function senderOver(network: Network, timeoutMs?: number) {
  return createPushSender({ keys, contact: 'https://mes.example', network, timeoutMs });
}

function sendTo({ subscription: { endpoint, keys } }: TestBrowser, timeoutMs?: number) {
  return senderOver(service.network, timeoutMs).send({ endpoint, ...keys }, push);
}

it('encrypts the message for the browser and signs it for this installation', async () => {
  const browser = service.addBrowser();
  expect(await sendTo(browser)).toEqual({ result: 'delivered' });
  const [{ message: got, headers, sender }] = browser.received as [TestBrowser['received'][0]];
  expect(got).toEqual(message);
  expect(headers).toMatchObject({ ttl: '600', 'content-encoding': 'aes128gcm' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  expect(sender.key).toBe(keys.publicKey);
  expect(sender.claims).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: 'https://mes.example',
  });
  expect(sender.claims.exp * 1_000).toBeGreaterThan(Date.now() + 3_600_000);
});

describe('the answer', () => {
  const failed = (status: number, retry: boolean) => ({
    result: 'failed',
    reason: `status ${status}`,
    retry,
  });

  it.each([
    [200, { result: 'delivered' }],
    [404, { result: 'gone' }],
    [410, { result: 'gone' }],
    [302, failed(302, false)],
    [400, failed(400, false)],
    [403, failed(403, false)],
    [413, failed(413, false)],
    [429, failed(429, true)],
    [500, failed(500, true)],
    [503, failed(503, true)],
  ])('%i gives the right result', async (status, outcome) => {
    const browser = service.addBrowser();
    browser.answers = [{ status, headers: { location: `${browser.subscription.endpoint}/next` } }];
    expect(await sendTo(browser)).toEqual(outcome);
    expect(browser.received).toHaveLength(1);
  });

  it.each([
    ['seconds', () => '120', 120],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString(), 120],
    ['a date that has passed', () => 'Wed, 01 Jan 2020 00:00:00 GMT', 0],
    ['nonsense', () => 'later', undefined],
  ])('has a Retry-After with %s', async (_, retryAfter, seconds) => {
    const browser = service.addBrowser();
    browser.answers = [{ status: 429, headers: { 'retry-after': retryAfter() } }];
    const { retryAfterSeconds } = (await sendTo(browser)) as PushResult & {
      retryAfterSeconds: number;
    };
    if (seconds === undefined) expect(retryAfterSeconds).toBeUndefined();
    else {
      // A date has no milliseconds, and time has passed meanwhile.
      expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
      expect(retryAfterSeconds).toBeGreaterThan(seconds - 20);
    }
  });

  it('is awaited only up to the timeout', async () => {
    const browser = service.addBrowser();
    browser.answers = [() => {}];
    const outcome = { result: 'failed', reason: 'no answer in time', retry: true };
    expect(await sendTo(browser, 50)).toEqual(outcome);
  });

  it('has a body that is not read, however long it is', async () => {
    const browser = service.addBrowser();
    const cutOff = new Promise<void>((resolve) => {
      browser.answers = [
        (response) => {
          const pour = () => {
            while (response.write('more '.repeat(10_000)));
          };
          response.on('drain', pour).on('close', resolve);
          pour();
        },
      ];
    });
    expect(await sendTo(browser)).toEqual({ result: 'delivered' });
    await cutOff;
  });
});

describe('the public internet', () => {
  const found = (...addresses: string[]) =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const resolvingTo =
    (addresses: LookupAddress[]): Resolve =>
    (_, done) =>
      process.nextTick(done, null, addresses);
  const subscription = () => service.addBrowser().subscription;

  it.each([
    ['loopback', found('127.0.0.1')],
    ['IPv6 loopback', found('::1')],
    ['a private address', found('10.0.0.5')],
    ['link-local', found('169.254.169.254')],
    ['a private address behind a public one', found('8.8.8.8', '192.168.0.1')],
    ['nothing', found()],
  ])('does not connect to a name that resolves to %s', async (_, addresses) => {
    const before = service.connections();
    const { keys } = subscription();
    const network = { ...publicInternet(resolvingTo(addresses)), allows: () => true };
    const endpoint = `https://push.example.net:${service.port}/a`;
    expect(await senderOver(network).send({ endpoint, ...keys }, push)).toEqual({
      result: 'failed',
      reason: 'not a public address',
      retry: false,
    });
    expect(service.connections()).toBe(before);
  });

  it.each([
    { name: 'public addresses', addresses: found('8.8.8.8', '2a00:1450:4001::1'), accepted: true },
    { name: 'loopback', addresses: found('127.0.0.1'), accepted: false },
    { name: 'IPv6 loopback', addresses: found('::1'), accepted: false },
    { name: 'a private address', addresses: found('8.8.8.8', '10.0.0.5'), accepted: false },
    { name: 'link-local', addresses: found('169.254.169.254'), accepted: false },
  ])('a subscription to a name that means $name: $accepted', async ({ addresses, accepted }) => {
    const sender = senderOver(publicInternet(resolvingTo(addresses)));
    expect(await sender.accepts('https://push.example.net/a')).toBe(accepted);
  });

  it('judges a name that cannot be resolved when it sends', async () => {
    const unknown: Resolve = (_, done) => process.nextTick(done, new Error('ENOTFOUND'), []);
    const sender = senderOver(publicInternet(unknown));
    expect(await sender.accepts('https://push.example.net/a')).toBe(true);
    expect(await sender.accepts('https://localhost/a')).toBe(false);
  });

  it('checks a literal address before connecting', async () => {
    const before = service.connections();
    const { endpoint, keys } = subscription();
    const outcome = await senderOver(publicInternet()).send({ endpoint, ...keys }, push);
    expect(outcome).toMatchObject({ reason: 'not a public address' });
    expect(service.connections()).toBe(before);
  });

  it('checks a name on every lookup, and connects to the checked address', async () => {
    const answers = [found('8.8.8.8'), found('127.0.0.1')];
    const resolve: Resolve = (_, done) => done(null, answers.shift()!);
    const lookup = promisify(lookupOnlyPublic(resolve)) as unknown as (
      name: string,
      options: object,
    ) => Promise<unknown>;
    expect(await lookup('push.example.net', { all: true })).toEqual(found('8.8.8.8'));
    await expect(lookup('push.example.net', { all: true })).rejects.toThrow('Not a public address');
  });

  it('does not reveal the endpoint when it fails', async () => {
    const notFound = Object.assign(new Error('ENOTFOUND push.example.net'), { code: 'ENOTFOUND' });
    const unknown: Resolve = (_, done) => process.nextTick(done, notFound, []);
    const { keys } = subscription();
    const outcome = await senderOver(publicInternet(unknown)).send(
      { endpoint: 'https://push.example.net/secret', ...keys },
      push,
    );
    expect(outcome).toEqual({ result: 'failed', reason: 'ENOTFOUND', retry: true });
  });
});

it.each([
  ['https://mes.example', 'https://mes.example'],
  ['http://localhost:3000', 'mailto:push@localhost'],
])('a site at %s is contacted at %s', (site, contact) => {
  expect(contactOf(site)).toBe(contact);
});

it('a valid key is a point of the curve', () => {
  expect(isPublicKey(service.addBrowser().subscription.keys.p256dh)).toBe(true);
  expect(isPublicKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false);
  expect(isPublicKey('')).toBe(false);
});
