import { describe, expect, test } from 'vitest';
import { type Skin, skinFor, skinOf } from './skin';

const CASES: [group: string, names: [string | null | undefined, Skin | null][]][] = [
  [
    'a scene group',
    [
      ['Circuit 2023', 'circuit'],
      ['Embers S3', 'embers'],
      ['League 2023', 'league'],
      ['Worlds 2023', 'worlds'],
      ['General', null],
      ['circuit-2023', 'circuit'],
      ['embers-s3', 'embers'],
      ['league-2023', 'league'],
      ['worlds-2023', 'worlds'],
      ['general', null],
    ],
  ],
  [
    'a name',
    [
      ['Circuit S5 Eurasia', 'circuit'],
      ['Embers of Victory', 'embers'],
      ['Embers of Victory S4 Main 1', 'embers'],
      ['Embers of Victory Main 1', 'embers'],
      ['EMBERS OF VICTORY SEASON 12', 'embers'],
      ['Pro League', 'league'],
      ['Pro League, week 6', 'league'],
      ['Worlds 2024', 'worlds'],
      ['World Championship 2024', 'worlds'],
      ['Critical Ops Worlds 2024', 'worlds'],
      ['Pistol Tournament', 'pistol'],
      ['Pistol League S1', 'pistol'],
    ],
  ],
  [
    'an id or a page',
    [
      ['EmbersS4EU', 'embers'],
      ['emberss4eu', 'embers'],
      ['CircuitIntermediate', 'circuit'],
      ['ProLeagueS1NA', 'league'],
      ['proleague', 'league'],
      ['Worlds2024', 'worlds'],
      ['worlds2024', 'worlds'],
      ['pistol-tournament', 'pistol'],
      ['Embers of Victory S4;EmbersS4EU', 'embers'],
    ],
  ],
  [
    'no series with a skin',
    [
      ['Embers of Victory S1', null],
      ['Embers S2', null],
      ['EmbersS2EU', null],
      ['Golden Ox S2', null],
      ['GoldenOxS2EU', null],
      ['goldenox', null],
      ['Phoenix Invitational S1', null],
      ['Phoenix Circuit', null],
      ['Fireteams League', null],
      ['Underworld Cup', null],
      ['Colleagues Cup', null],
      ['Märzcircuit', null],
      ['constructor', null],
      ['', null],
      [null, null],
      [undefined, null],
    ],
  ],
];

describe.each(CASES)('%s', (_, names) => {
  test.each(names)('%s → %s', (name, skin) => {
    expect(skinOf(name)).toBe(skin);
  });
});

test('a look that was chosen wins over the name', () => {
  expect(skinFor({ theme: null, name: 'Embers S4' })).toBe('embers');
  expect(skinFor({ theme: 'worlds', name: 'Embers S4' })).toBe('worlds');
  expect(skinFor({ theme: 'house', name: 'Embers S4' })).toBeNull();
});
