import { expect, it } from 'vitest';
import { channelOf } from './stream-channel';

it.each([
  ['https://www.twitch.tv/mes_tv', 'mes_tv'],
  ['https://youtube.com/@MES/live', 'MES'],
  ['https://www.example.org', 'example.org'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/%E0%A4%A', 'https://example.org/%E0%A4%A'],
])('%s is called %s', (link, channel) => {
  expect(channelOf(link)).toBe(channel);
});
