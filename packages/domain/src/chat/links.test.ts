import { describe, expect, it } from 'vitest';
import { findHosts, isKnownHost } from './links';

describe('hosts in a text', () => {
  it.each([
    ['a link', 'see https://Clips.example/a?b#c', ['clips.example']],
    ['a port', 'http://host.example:8080/', ['host.example']],
    ['a user name that looks like a host', 'https://good.example@bad.example/', ['bad.example']],
    ['a backslash', 'https://bad.example\\@good.example', ['bad.example']],
    ['another scheme', 'hxxp://bad.example', ['bad.example']],
    ['no scheme', 'join discord.gg/abc now', ['discord.gg']],
    ['another dot', 'bad\u3002com', ['bad.com']],
    ['full-width letters', 'ｂａｄ.ｃｏｍ', ['bad.com']],
    ['an invisible character', 'bad.\u200bcom', ['bad.com']],
    ['two of them', 'https://a.example b.com https://a.example', ['a.example', 'b.com']],
    ['no links', 'gg.wp e.g. 3.5 ok...me too', []],
    ['a path', 'either/or', []],
  ])('%s', (_, text, hosts) => {
    expect(findHosts(text)).toEqual(hosts);
  });
});

describe('a known host', () => {
  it.each([
    ['clips.example', true],
    ['www.clips.example', true],
    ['badclips.example', false],
    ['clips.example.bad.example', false],
    ['', false],
  ])('%s: %s', (host, known) => {
    expect(isKnownHost(host, ['clips.example'])).toBe(known);
  });
});
