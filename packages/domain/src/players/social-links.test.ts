import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSocialLink, SOCIAL_LINK_KINDS, type SocialLink } from './social-links';

describe('a social link', () => {
  it.each([
    ['youtube', 'https://www.youtube.com/@nova', 'https://youtube.com/@nova'],
    ['youtube', ' https://youtu.be/abc-123?si=tracked ', 'https://youtu.be/abc-123'],
    ['twitch', 'HTTPS://TWITCH.TV/Nova/', 'https://twitch.tv/Nova'],
    ['x', 'https://twitter.com/nova#top', 'https://twitter.com/nova'],
    ['discord', 'https://discord.gg/nova', 'https://discord.gg/nova'],
    ['tiktok', 'https://www.tiktok.com/@nova.ops', 'https://tiktok.com/@nova.ops'],
  ] as const)('of %s: %j is stored as %j', (kind, url, value) => {
    expect(checkSocialLink({ kind, url })).toEqual({ ok: true, value });
  });

  it.each([
    ['youtube', 'http://youtube.com/@nova', 'without https'],
    ['youtube', 'https://twitch.tv/nova', 'another service'],
    ['youtube', 'https://youtube.com', 'no page'],
    ['youtube', 'https://youtube.com/', 'no page either'],
    ['youtube', 'https://youtube.com.evil.example/@nova', 'a longer host'],
    ['youtube', 'https://evil-youtube.com/@nova', 'a host that ends alike'],
    ['youtube', 'https://youtube.com@evil.example/x', 'a user name'],
    ['youtube', 'https://youtube.com:8443/@nova', 'a port'],
    ['youtube', 'javascript:alert(1)//youtube.com/x', 'a script'],
    ['youtube', 'https://youtube.com/\u0000x', 'a control character'],
    ['discord', '', 'nothing'],
  ] as const)('of %s refuses %j: %s', (kind, url, _reason) => {
    expect(checkSocialLink({ kind, url })).toMatchObject({ ok: false });
  });

  it('that is valid is valid as stored, and leads only to the service', () => {
    const link = fc.record({
      kind: fc.constantFrom(...SOCIAL_LINK_KINDS),
      url: fc.oneof(
        fc.webUrl({ validSchemes: ['https', 'http'] }),
        fc.string().map((path) => `https://twitch.tv/${path}`),
        fc.string().map((host) => `https://${host}youtube.com/x`),
      ),
    });
    fc.assert(
      fc.property(link, ({ kind, url }: SocialLink) => {
        const checked = checkSocialLink({ kind, url });
        if (!checked.ok) return;
        expect(checkSocialLink({ kind, url: checked.value })).toEqual(checked);
        const { protocol, username, port, search, hash } = new URL(checked.value);
        expect([protocol, username, port, search, hash]).toEqual(['https:', '', '', '', '']);
      }),
    );
  });
});
