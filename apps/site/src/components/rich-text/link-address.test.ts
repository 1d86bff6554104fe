import { expect, it } from 'vitest';
import { linkAddress } from './link-address';

it.each([
  ['https://clips.example/x', 'https://clips.example/x'],
  ['  clips.example/x ', 'https://clips.example/x'],
  ['/app/embers', '/app/embers'],
  ['https://mes.example/app/match/7?part=veto#top', '/app/match/7?part=veto#top'],
  ['https://mes.example/api/request', 'https://mes.example/api/request'],
  ['javascript:alert(1)', null],
  ['just words', null],
  ['', null],
])('%j is stored as %j', (typed, href) => {
  expect(linkAddress(typed, 'https://mes.example')).toBe(href);
});
