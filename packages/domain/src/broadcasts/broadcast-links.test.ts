import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  broadcastFrame,
  formatChapter,
  linkAt,
  parseBroadcast,
  parseChapter,
} from './broadcast-links';

const YOUTUBE = { kind: 'youtube', id: 'dQw4w9WgXcQ' };

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/live/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.twitch.tv/videos/123456789', { kind: 'twitch_video', id: '123456789' }],
  ['https://twitch.tv/MES_TV', { kind: 'twitch_channel', name: 'mes_tv' }],
  ['https://twitch.tv/directory', null],
  ['https://twitch.tv/a/b/c', null],
  ['https://stream.example/mes', null],
  ['https://evil.example/?https://twitch.tv/mes', null],
  ['javascript:alert(1)//https://twitch.tv/mes', null],
])('recognizes %s', (link, broadcast) => {
  expect(parseBroadcast(link)).toEqual(broadcast);
});

it('frames players of known origins alone, from the second of a chapter on', () => {
  const frame = (link: string, start?: number) =>
    broadcastFrame(parseBroadcast(link)!, { siteHost: 'mes.example', start });
  expect(frame('https://youtu.be/dQw4w9WgXcQ', 90)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=90$/,
  );
  expect(frame('https://twitch.tv/videos/1234567', 3_723)).toBe(
    'https://player.twitch.tv/?video=v1234567&time=1h2m3s&parent=mes.example',
  );
  expect(frame('https://twitch.tv/mes')).toBe(
    'https://player.twitch.tv/?channel=mes&parent=mes.example',
  );
});

it('links to a chapter where the host can do that', () => {
  expect(linkAt('https://youtu.be/dQw4w9WgXcQ', 90)).toContain('t=90s');
  expect(linkAt('https://twitch.tv/videos/1234567', 61)).toContain('?t=0h1m1s');
  expect(linkAt('https://stream.example/mes', 61)).toBe('https://stream.example/mes');
});

it('reads a time as it is shown', () => {
  expect(parseChapter('62:03')).toBe(3_723);
  for (const wrong of ['', '12', '1:60', 'a:01', '1:2:3'])
    expect(parseChapter(wrong)).toBe(undefined);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 172_800 }), (seconds) => {
      expect(parseChapter(formatChapter(seconds))).toBe(seconds);
    }),
  );
});
