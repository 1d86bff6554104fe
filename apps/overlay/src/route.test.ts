import { expect, it } from 'vitest';
import { isSceneList, parseOutput, parseRoute } from './route';

const base = {
  tournament: null,
  round: null,
  match: null,
  series: null,
  giveaway: null,
  cover: null,
  team: null,
  player: null,
  player2: null,
  title: '',
  text: '',
  screenshot: false,
  clear: false,
};

it.each([
  {
    path: '/app/streaming/general/giveaway/0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d11',
    search: '',
    route: {
      ...base,
      group: 'general',
      scene: 'giveaway',
      giveaway: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d11',
    },
  },
  {
    path: '/app/streaming/worlds-2023/versus',
    search: '',
    route: { ...base, group: 'worlds-2023', scene: 'versus' },
  },
  {
    path: '/app/streaming/embers-s3/bracket/EmbersS4EU/Upper%20Final',
    search: '?clear=1',
    route: {
      ...base,
      group: 'embers-s3',
      scene: 'bracket',
      tournament: 'EmbersS4EU',
      round: 'Upper Final',
      clear: true,
    },
  },
  {
    path: '/app/streaming/general/bracket/One',
    search: '?id=Two&screenshot=true',
    route: { ...base, group: 'general', scene: 'bracket', tournament: 'Two', screenshot: true },
  },
  {
    path: '/app/streaming/general/thumbnail',
    search: '?cover=article/final-recap&match=',
    route: {
      ...base,
      group: 'general',
      scene: 'thumbnail',
      cover: { of: 'article', id: 'final-recap' },
    },
  },
  {
    path: '/app/streaming/worlds-2023/versus',
    search: '?match=k3j4&cover=team/Nova',
    route: { ...base, group: 'worlds-2023', scene: 'versus', match: 'k3j4' },
  },
  {
    path: '/app/streaming/general/player-versus',
    search: '?player=a&player2=b&team=&screenshot=1',
    route: { ...base, group: 'general', scene: 'player-versus', player: 'a', player2: 'b' },
  },
  {
    path: '/app/streaming/house/breaktime',
    search: '?title=Back%20at%208&text=Stay',
    route: { ...base, group: 'house', scene: 'breaktime', title: 'Back at 8', text: 'Stay' },
  },
  {
    path: '/app/streaming/general/bracket/%E0%A4',
    search: '',
    route: { ...base, group: 'general', scene: 'bracket', tournament: '%E0%A4' },
  },
  { path: '/app/streaming', search: '', route: null },
  { path: '/app/streaming/general', search: '', route: null },
  { path: '/app/streaming/a/b/c/d/e', search: '', route: null },
])('$path$search', ({ path, search, route }) => {
  expect(parseRoute(path, search)).toEqual(route);
});

it.each([
  { path: '/app/streaming', list: true },
  { path: '/app/streaming/', list: true },
  { path: '/app/streaming/general', list: false },
])('$path is the list of scenes: $list', ({ path, list }) => {
  expect(isSceneList(path)).toBe(list);
});

it.each([
  { path: '/app/streaming/program', output: 'program' },
  { path: '/app/streaming/overlay/', output: 'overlay' },
  { path: '/app/streaming/general/overlay', output: null },
  { path: '/app/streaming', output: null },
])('$path is the output $output', ({ path, output }) => {
  expect(parseOutput(path)).toBe(output);
});
