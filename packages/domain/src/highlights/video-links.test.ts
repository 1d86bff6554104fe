import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FRAME_ORIGINS, frameAddress, linkAddress, parseVideoLink } from './video-links';

const youtube = (start: number | null = null) => ({ host: 'youtube', id: 'dQw4w9WgXcQ', start });

it.each([
  { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', link: youtube() },
  { url: 'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=1m5s', link: youtube(65) },
  { url: ' https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90 ', link: youtube(90) },
  { url: 'https://youtu.be/dQw4w9WgXcQ?t=1h1m1s', link: youtube(3_661) },
  { url: 'https://www.youtube.com/shorts/dQw4w9WgXcQ?si=x', link: youtube() },
  { url: 'HTTPS://WWW.YOUTUBE.COM/live/dQw4w9WgXcQ#x', link: youtube() },
  {
    url: 'https://clips.twitch.tv/FunnyOstrich-Ab_12',
    link: { host: 'twitch', id: 'FunnyOstrich-Ab_12', start: null },
  },
  {
    url: 'https://www.twitch.tv/caster/clip/FunnyOstrich?filter=clips',
    link: { host: 'twitch', id: 'FunnyOstrich', start: null },
  },
  { url: 'https://streamable.com/ab12cd', link: { host: 'streamable', id: 'ab12cd', start: null } },
  {
    url: 'https://medal.tv/games/critical-ops/clips/aBcDeF123?x=1',
    link: { host: 'medal', id: 'aBcDeF123', start: null },
  },
])('reads $url', ({ url, link }) => {
  expect(parseVideoLink(url)).toEqual(link);
});

it.each([
  'javascript:alert(1)//https://youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,<script>alert(1)</script>',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example\\@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtub\u0435.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQextra',
  'https://www.youtube.com/channel/UC1234567890',
  'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ',
  'https://clips.twitch.tv/embed?clip=x',
  'https://www.twitch.tv/caster',
  'https://streamable.com/"onload=alert(1)',
  '//youtube.com/watch?v=dQw4w9WgXcQ',
  `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(600)}`,
  '',
])('refuses %s', (url) => {
  expect(parseVideoLink(url)).toBeNull();
});

it('frames only the known players, and reads its own links again', () => {
  const hosts = fc.constantFrom('youtube', 'twitch', 'streamable', 'medal');
  const ids = fc.stringMatching(/^[a-z\d]{11}$/);
  fc.assert(
    fc.property(hosts, ids, (host, id) => {
      const link = { host, id, start: null };
      expect(parseVideoLink(linkAddress(link))).toEqual(link);
      const frame = frameAddress(link, 'mes.example');
      if (frame !== null) expect(FRAME_ORIGINS).toContain(new URL(frame).origin);
    }),
  );
});
