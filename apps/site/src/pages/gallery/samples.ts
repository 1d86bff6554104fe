import type { FoundPlayer } from '../../components/players/player';

const NIGHT_HARBOR = { name: 'Night Harbor', tag: 'NHR' };
const IRON_LANTERNS = { name: 'Iron Lanterns', tag: 'LNT' };

export const TEAMS = [
  {
    ...NIGHT_HARBOR,
    place: 1,
    wins: 5,
    losses: 0,
    maps: '10-2',
    rounds: 41,
    points: 15,
    elo: 1842,
  },
  {
    name: 'Obsidian Tide',
    tag: 'OBT',
    place: 2,
    wins: 4,
    losses: 1,
    maps: '9-3',
    rounds: 22,
    points: 12,
    elo: 1731,
  },
  {
    name: 'Polar Static',
    tag: 'PLR',
    place: 3,
    wins: 3,
    losses: 2,
    maps: '7-5',
    rounds: 9,
    points: 9,
    elo: 1744,
  },
  {
    name: 'Basalt',
    tag: 'BSL',
    place: 4,
    wins: 2,
    losses: 3,
    maps: '5-7',
    rounds: -4,
    points: 6,
    elo: 1690,
  },
  {
    name: 'Zero Meridian',
    tag: 'ZRM',
    place: 5,
    wins: 1,
    losses: 4,
    maps: '3-8',
    rounds: -27,
    points: 3,
    elo: 1702,
  },
  {
    ...IRON_LANTERNS,
    place: 6,
    wins: 0,
    losses: 5,
    maps: '1-10',
    rounds: -41,
    points: 0,
    elo: 1768,
  },
];

export type SampleTeam = (typeof TEAMS)[number];

export const PLAYERS: readonly FoundPlayer[] = [
  { ID: 'p1001', name: 'Oryx', team: NIGHT_HARBOR },
  { ID: 'p1002', name: 'sable', team: NIGHT_HARBOR },
  { ID: 'p1003', name: 'Pavlik', team: NIGHT_HARBOR },
  { ID: 'p1004', name: 'mirrin', team: NIGHT_HARBOR },
  { ID: 'p1005', name: 'tenfold', team: NIGHT_HARBOR },
  { ID: 'p2001', name: 'quill', team: IRON_LANTERNS },
  { ID: 'p2002', name: 'Zaid', team: IRON_LANTERNS },
  { ID: 'p2003', name: 'fenn', team: IRON_LANTERNS },
  { ID: 'p3001', name: 'hollis', team: null },
  { ID: 'p3002', name: 'a-player-with-a-name-that-is-far-too-long-for-any-row', team: null },
];

/** 22 September 2024, 18:30 UTC. */
export const WHEN = Date.UTC(2024, 8, 22, 18, 30);
