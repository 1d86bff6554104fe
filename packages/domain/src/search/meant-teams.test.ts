import { expect, it } from 'vitest';
import { meantTeams } from './meant-teams';

const TEAMS = [
  { name: 'Night Harbor', tag: 'NHR' },
  { name: 'Nightfall', tag: 'NF' },
  { name: 'Night', tag: 'NGT' },
  { name: 'Harrow', tag: 'Night' },
  { name: 'Knight Club', tag: 'KC' },
];

it.each([
  ['night', ['Night'], 'the whole name, although others contain it'],
  ['nhr', ['Night Harbor'], 'the tag'],
  ['kc', ['Knight Club'], 'a short tag'],
  ['harbor', ['Night Harbor'], 'a part that one team has'],
  ['nigh', ['Night Harbor', 'Nightfall', 'Night', 'Knight Club'], 'a part that several have'],
  ['ni', ['Night Harbor', 'Nightfall', 'Night'], 'two letters only at the beginning'],
  [' NIGHTF ', ['Nightfall'], 'whatever the case and spaces'],
  ['zzz', [], 'nothing'],
  ['', [], 'no text'],
])('"%s" means %j: %s', (typed, expected, _why) => {
  expect(meantTeams(typed, TEAMS).map(({ name }) => name)).toEqual(expected);
});
