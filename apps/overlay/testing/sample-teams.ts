/** Teams and players that never were, in the shapes of the contract. */
import type { PlayerTotals } from '@mes/contract/statistics';
import type { StreamPlayer, StreamTeam } from '@mes/contract/stream';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { displayName } from '@mes/domain/names/display';
import { between, type Random, seeded } from '@mes/domain/random/random';

/** What the sample is made to try: usual names, the longest ones, and pictures that are not there. */
export type Kind = 'usual' | 'long names' | 'no pictures' | 'empty' | 'refused';

export type TeamReference = Pick<StreamTeam, 'name' | 'tag' | 'logo'>;

const USUAL = [
  'Night Harbor',
  'Vantablack',
  'Obsidian Tide',
  'Fable',
  'Zero Meridian',
  'Iron Lanterns',
  'Seven Saints',
  'Polar Static',
  'Monsoon',
  'Kestrel',
  'Ghost Signal',
  'Halcyon',
  'Copper Foxes',
  'Basalt',
  'Luxor',
  'Redline',
];

/** Widest letters, the length at which names turn into tags, other alphabets, parts that are stripped. */
const LONG = [
  'WWWWWWWWWWWWWWWWWW',
  'Team Nachtwanderer EU',
  'Extraordinary Gentlemen',
  'ex_Quantum Paradoxes NA',
  'Grand Masters MMXX',
  'Київські Вовки Схід',
  'Señor Ñandú Esports',
  'Unbelievable Gaming',
  'MOMENTUM MAMMOTHS',
  'The Wandering Moon',
  'MMMMMMMMMMMMMMMMMMMMMMMM',
  'Commonwealth Swans',
  'WIWIWIWIWIWIWIWIWI',
  'Thunderstruck Team',
  'Q',
  'Wizards Of Wyoming SA',
];

const PLAYERS = [
  'Oryx',
  'Sable',
  'Pavlik',
  'Mirrin',
  'Tenfold',
  'Quill',
  'Zaid',
  'Fenn',
  'Isko',
  'Lumen',
  'Vesper',
  'Kodiak',
  'Rook',
  'Saffron',
  'Tundra',
  'Nyx',
  'Bramble',
  'Cinder',
  'Dusk',
  'Echo',
];
const LONG_PLAYERS = [
  'WWWWWWWWWWWWWWWW',
  'xX_DarkSlayer_Xx',
  'Maximilian von H.',
  'ЖЖЖЖЖЖЖЖЖЖЖЖ',
  'i',
];

const REGIONS = ['EU', 'NA', 'AS', 'SA'] as const;
const EVENTS = [
  'Circuit S3 Eurasia',
  'Worlds 2022',
  'Embers of Victory S2',
  'Golden Ox Invitational',
];

export function sampleTeams(kind: Kind): TeamReference[] {
  const names = kind === 'long names' ? LONG : USUAL;
  return names.map((name, index) => ({
    name,
    tag: tagOf(name),
    // Half of all teams have uploaded a logo.
    logo:
      kind === 'usual' && index % 2 === 0
        ? { filename: 'logo.svg', url: `/files/sample/logo-${index}.svg`, placeholder: '' }
        : kind === 'no pictures' && index % 3 === 0
          ? { filename: 'logo.svg', url: '/files/sample/broken.png', placeholder: '' }
          : null,
  }));
}

export function sampleStreamTeam(kind: Kind, name: string): StreamTeam | null {
  const teams = sampleTeams(kind);
  const index = teams.findIndex((team) => team.name === name);
  const reference = teams[index];
  if (!reference) return null;
  const random = seeded(index + 1);
  const wins = between(random, 14, 40);
  const losses = between(random, 6, 22);
  return {
    ...reference,
    displayName: displayName(reference),
    region: REGIONS[index % REGIONS.length]!,
    elo: 1780 - index * 23,
    rank: index + 1,
    players: Array.from({ length: 5 }, (_, place) => ({
      ...playerReference(kind, index, place),
      rating: kind === 'no pictures' ? null : between(random, 82, 131) / 100,
    })),
    statistics: {
      wins,
      losses,
      draws: 1,
      mapWins: wins * 2 + 5,
      mapLosses: losses * 2 + 3,
      roundWins: wins * 24,
      roundLosses: losses * 23,
      kills: 4_120,
      deaths: 3_850,
      streak: 4,
      form: ['W', 'W', 'L', 'W', 'W'],
      tournaments: 7,
      earnings: 1_250_000,
    },
    maps: DEFUSE_MAPS.slice(0, 7).map((map) => mapStatistics(random, map)),
    tournaments: EVENTS.map((event, place) => ({
      id: `Event${place}`,
      name: kind === 'long names' ? `${event} Championship Qualifiers Main 2` : event,
      rank: place === 0 ? null : `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'} Place`,
      earnings: place === 0 ? 0 : 250_000 * place,
    })),
    earnings: 1_250_000,
  };
}

export function samplePlayer(kind: Kind, id: string): StreamPlayer {
  const [, team = '0', place = '0'] = /^p(\d+)-(\d+)$/.exec(id) ?? [];
  const reference = sampleTeams(kind)[Number(team)];
  return {
    ...playerReference(kind, Number(team), Number(place)),
    country: 'FI',
    team: reference ? { name: reference.name, tag: reference.tag } : null,
    elo: 1_742 - 31 * Number(team),
    rank: 3 + Number(place),
    statistics: sampleTotals(Number(team) * 5 + Number(place) + 1, kind),
  };
}

export function sampleTotals(seed: number, kind: Kind): PlayerTotals {
  const random = seeded(seed);
  const maps = between(random, 24, 90);
  const kills = maps * between(random, 14, 21);
  return {
    maps,
    mapWins: Math.round(maps * 0.58),
    mapLosses: maps - Math.round(maps * 0.58),
    roundWins: maps * 11,
    roundLosses: maps * 10,
    rounds: maps * 21,
    kills,
    deaths: maps * between(random, 12, 18),
    assists: maps * 4,
    capturedKills: kills,
    headshots: Math.round(kills * 0.41),
    plants: maps,
    defuses: Math.round(maps / 2),
    openingKills: between(random, 30, 160),
    openingDeaths: between(random, 30, 120),
    multiKills: { two: 120, three: 44, four: 9, five: 2 },
    clutches: between(random, 4, 38),
    kastRounds: maps * 15,
    kastOf: maps * 21,
    rating: kind === 'no pictures' ? null : between(random, 90, 138) / 100,
  };
}

export function playerReference(kind: Kind, team: number, place: number) {
  const names = kind === 'long names' ? LONG_PLAYERS : PLAYERS;
  return {
    id: `p${team}-${place}`,
    name: names[(team * 5 + place) % names.length]!,
    photo: kind === 'usual' && place % 2 === 1 ? `/files/sample/photo-${team}-${place}.svg` : null,
  };
}

function mapStatistics(random: Random, map: (typeof DEFUSE_MAPS)[number]) {
  const played = between(random, 5, 24);
  const won = between(random, 2, played);
  return {
    map,
    played,
    won,
    lost: played - won,
    roundWins: won * 13,
    roundLosses: (played - won) * 13,
    coalitionRoundWins: 60,
    breachRoundWins: 55,
    picked: 4,
    banned: 3,
    vetoes: 0,
    bannedByOthers: 0,
    pickedInVeto: 0,
    pickVetoes: 0,
  };
}

function tagOf(name: string): string {
  const words = name.replace(/[^\p{L}\d ]/gu, '').split(' ');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : name.slice(0, 3);
  return letters.toUpperCase().slice(0, 5).padEnd(2, 'X');
}
