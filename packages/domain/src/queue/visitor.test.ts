import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as visitor from './visitor';

const NOW = 1_700_000_000_000;

describe('a stored item', () => {
  it.each([
    { age: 0, reused: true },
    { age: 59_999, reused: true },
    { age: 60_000, reused: false },
    { age: -1, reused: false },
    { age: Number.NaN, reused: false },
  ])('of $age ms is reused: $reused', ({ age, reused }) => {
    expect(visitor.isReusable({ time: NOW, addTime: NOW - age }, NOW)).toBe(reused);
  });

  it.each([
    { item: { time: NOW + 5_000, estimate: true }, after: 60_000, because: 'it may change' },
    { item: { time: NOW + 5_000 }, after: 5_000, because: 'the time has come' },
    { item: { time: NOW + 9_000_000 }, after: 60_000, because: 'it may have moved earlier' },
    { item: { time: NOW - 5_000 }, after: 0, because: 'the time has passed' },
    { item: { time: 'soon' }, after: 60_000, because: 'it is no time' },
  ])('$item is requested again after $after ms: $because', ({ item, after }) => {
    expect(visitor.nextRequestAt({ ...item, addTime: NOW })).toBe(NOW + after);
  });
});

describe('the page skips the queue', () => {
  it.each([
    { pathname: '/app/voting', search: '?queue=skip', skipped: true },
    { pathname: '/app/voting', search: '?a=1&queue=skip', skipped: true },
    { pathname: '/app/clearcache', search: '', skipped: true },
    { pathname: 'app/clearcache/', search: '', skipped: true },
    { pathname: '/app/voting', search: '?queue=skipped', skipped: false },
    { pathname: '/app/voting', search: '?noqueue=skip', skipped: false },
    { pathname: '/app/voting', search: '', skipped: false },
  ])('at $pathname$search: $skipped', ({ skipped, ...url }) => {
    expect(visitor.skipsQueue(url)).toBe(skipped);
  });
});

describe('the countdown', () => {
  it.each([
    { time: NOW + 65_000, text: '1:05' },
    { time: NOW + 5_000, text: '0:05' },
    { time: NOW + 4_001, text: '0:05' },
    { time: NOW + 1, text: '0:01' },
    { time: NOW, text: '0:00' },
    { time: NOW - 99_000, text: '0:00' },
    { time: NOW + 7_200_000, text: '120:00' },
    { time: Number.NaN, text: 'Invalid Queue Time' },
    { time: Number.POSITIVE_INFINITY, text: 'Invalid Queue Time' },
    { time: '1700000000000', text: 'Invalid Queue Time' },
    { time: undefined, text: 'Invalid Queue Time' },
  ])('to $time is $text', ({ time, text }) => {
    expect(visitor.countdown(time, NOW)).toBe(text);
  });

  it('is 0:00 exactly when the page gate opens', () => {
    const visit = { now: NOW, hostname: 'mes.gg', forced: false };
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (offset) => {
        const time = NOW + offset;
        const isOpen = visitor.pageGate({ ...visit, item: { time } }) === 'content';
        return (visitor.countdown(time, NOW) === '0:00') === isOpen;
      }),
    );
  });
});

describe('the page gate', () => {
  const site = { now: NOW, hostname: 'mes.gg', forced: false };
  const local = { ...site, hostname: 'localhost' };
  const future = { time: NOW + 1 };

  it.each([
    { visit: { ...site, item: null }, shows: 'content', because: 'no queue' },
    { visit: { ...site, item: undefined }, shows: 'content', because: 'no queue' },
    { visit: { ...site, item: future }, shows: 'waiting', because: 'time ahead' },
    { visit: { ...site, item: { time: NOW } }, shows: 'content', because: 'time has come' },
    { visit: { ...site, item: { time: 0 } }, shows: 'content', because: 'skipped' },
    { visit: { ...site, item: { time: Number.NaN } }, shows: 'waiting', because: 'no number' },
    {
      visit: { ...site, item: { time: NOW - 1, estimate: true } },
      shows: 'waiting',
      because: 'an estimate promises nothing',
    },
    { visit: { ...local, item: future }, shows: 'content', because: 'localhost' },
    { visit: { ...local, hostname: '[::1]', item: future }, shows: 'content', because: 'IPv6' },
    { visit: { ...local, forced: true, item: future }, shows: 'waiting', because: 'forced' },
    {
      visit: { ...site, hostname: 'localhost.evil.gg', item: future },
      shows: 'waiting',
      because: 'only looks like localhost',
    },
  ])('shows $shows: $because', ({ visit, shows }) => {
    expect(visitor.pageGate(visit)).toBe(shows);
  });
});

describe('an identifier', () => {
  it('that the page creates is valid for the server', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) =>
        visitor.isIdentifier(visitor.createIdentifier(() => number)),
      ),
    );
  });

  it.each([
    '',
    'queue-',
    'queue-short',
    'queue-../../etc',
    'abcdefghijkl',
    `queue-${'a'.repeat(65)}`,
  ])('%j is refused', (text) => {
    expect(visitor.isIdentifier(text)).toBe(false);
  });
});
