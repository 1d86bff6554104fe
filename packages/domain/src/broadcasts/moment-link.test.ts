import { expect, it } from 'vitest';
import { momentLink } from './moment-link';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const moment = { mapIndex: 1, mapStartedAt: 60_000, startedAt: 160_900 };

it.each([
  { link: YOUTUBE, starts: [30, 1_000], url: `${YOUTUBE}&t=1095s` },
  {
    link: 'https://www.twitch.tv/videos/123456789',
    starts: [30, 1_000],
    url: 'https://www.twitch.tv/videos/123456789?t=0h18m15s',
  },
  { what: 'the map has no start', link: YOUTUBE, starts: [30, null], url: null },
  { what: 'the recording has fewer maps', link: YOUTUBE, starts: [30], url: null },
  { what: 'a channel has no time', link: 'https://twitch.tv/mes', starts: [0, 9], url: null },
  { what: 'an unknown host', link: 'https://video.example/1', starts: [0, 9], url: null },
])('$link $what', ({ link, starts, url }) => {
  expect(momentLink({ link, starts }, moment)).toBe(url);
});

it('never starts before the map does', () => {
  const first = { ...moment, startedAt: moment.mapStartedAt };
  expect(momentLink({ link: YOUTUBE, starts: [null, 1_000] }, first)).toBe(`${YOUTUBE}&t=1000s`);
});
