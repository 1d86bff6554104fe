/** What a server would answer to overlays, so that scenes can be pictured and tested without one. */
import type { StreamGiveaway } from '@mes/contract/giveaways';
import type { Cue, ShowProgram } from '@mes/contract/show-schemas';
import type { StreamConfiguration, StreamMatch } from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import type { InGame } from '@mes/contract/stream-game';
import type { VotingMatch, VotingRank } from '@mes/contract/voting-schemas';
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { vetoStrip } from '@mes/domain/stream/veto-strip';
import { sampleClips } from './sample-clips';
import { sampleProgram } from './sample-program';
import {
  type Kind,
  playerReference,
  samplePlayer,
  sampleStreamTeam,
  sampleTeams,
  sampleTotals,
} from './sample-teams';
import { sampleTournament, TOURNAMENTS } from './sample-tournaments';

export type { Kind } from './sample-teams';

export interface SampleRequest {
  /** `GET /stream/configuration` or `stream/control`, as the contract names calls. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Sample {
  readonly kind: Kind;
  readonly group: string;
  readonly now: number;
  /** Laid over what the sample says by itself. */
  readonly configuration?: Partial<StreamConfiguration>;
  /** A series that the stream has left; null is answered without it. */
  readonly left?: Partial<StreamConfiguration>;
  readonly control?: Partial<StreamControl>;
  readonly game?: Partial<InGame>;
  readonly program?: ShowProgram;
  /** What the next take shows, for outputs with a key. */
  readonly preview?: Cue;
}

export const MATCH_ID = 'on-air';

/** The series at other moments than in its third map, which is where it is by itself. */
export const MOMENTS: Readonly<Record<string, Partial<StreamConfiguration>>> = {
  'not begun': { Score1: 0, Score2: 0, Winners: [null, null, null], other: '{}' },
  decided: {
    Round: 'Grand final',
    Score1: 2,
    Score2: 0,
    Winners: ['A', 'A', null],
    other: JSON.stringify({ scores: { Canals: [13, 9], Port: [13, 11] } }),
  },
  'shown by hand': {
    other: '',
    matchup: { id: null, format: 'BO3', mapVeto: Array(9).fill(null) },
  },
};

/** In the middle of its veto, whose turn ends in 24 seconds. */
export const IN_THE_VETO: Partial<StreamConfiguration> = {
  ...MOMENTS['not begun'],
  Maps: [],
  other: JSON.stringify({ liveMapVeto: true }),
  matchup: {
    id: MATCH_ID,
    format: 'BO3',
    mapVeto: ['Soar', 'Village', 'Canals', ...Array(6).fill(null)],
  },
};
const TURN_MS = 24_000;

/** The data of the answer, or undefined for a call that is refused. */
export function answerOf(sample: Sample, { call, input }: SampleRequest): unknown {
  const { kind, now } = sample;
  if (kind === 'refused') return undefined;
  switch (call) {
    case 'GET /stream/configuration':
      return { ...sampleConfiguration(sample), ...sample.configuration };
    case 'stream/series':
      return sample.left ? { ...sampleConfiguration(sample), ...sample.left } : null;
    case 'stream/control':
      return { ...sampleControl(sample), ...sample.control };
    case 'stream/program':
      return sample.program ?? sampleProgram(sample);
    case 'stream/painted':
      return { revision: sample.program?.revision ?? 1, preview: sample.preview ?? null };
    case 'stream/in_game':
      return sampleInGame(sample);
    case 'stream/sponsor_rotation':
      return { seconds: 20, sponsors: kind === 'empty' ? [] : sampleSponsors() };
    case 'stream/tournament':
      return sampleTournament(kind, String(input.tournament), now);
    case 'stream/leaderboard':
      return kind === 'empty' ? [] : sampleLeaderboard(kind);
    case 'stream_match/get':
      return kind === 'empty' ? null : sampleMatch(sample);
    case 'GET /stream/teams/{name}':
      return sampleStreamTeam(kind, String(input.name)) ?? undefined;
    case 'GET /stream/players/{id}':
      return samplePlayer(kind, String(input.id));
    case 'stream/giveaway':
      return sampleGiveaway(kind, now);
    case 'stream/clips':
      return sampleClips(kind, now);
    case 'match/get_voting_matches':
      return kind === 'empty' ? [] : [sampleVotingMatch(kind, now)];
    case 'GET /votings/leaderboards':
      return kind === 'empty' ? [] : sampleVoters(kind);
    case 'GET /votings/total-users':
      return { total: kind === 'empty' ? 0 : 1_284 };
    default:
      return undefined;
  }
}

export function sampleConfiguration({ kind, group, now }: Sample): StreamConfiguration {
  const { id, name } = TOURNAMENTS[group] ?? TOURNAMENTS.general!;
  const [one, two] = sampleTeams(kind);
  const base = { series: 3, revision: 12, updatedAt: now };
  if (kind === 'empty') {
    return {
      ...base,
      Tournament: '',
      Round: '',
      Score1: 0,
      Score2: 0,
      BestOf: 1,
      Maps: [],
      Winners: [],
      normTeam1: '',
      normTeam2: '',
      other: '{}',
      matchup: { id: null, format: 'BO1', mapVeto: Array(9).fill(null) },
    };
  }
  return {
    ...base,
    Tournament: `${kind === 'long names' ? 'Intercontinental Masters Championship Wildcard S12' : name};${id}`,
    Round: kind === 'long names' ? 'Lower bracket consolidation semifinal' : 'Upper final',
    Score1: 1,
    Score2: 1,
    BestOf: 3,
    Maps: ['Canals', 'Port', 'Castello'],
    Winners: ['A', 'B', null],
    normTeam1: one!.name,
    normTeam2: two!.name,
    other: JSON.stringify({
      liveMapVeto: false,
      scores: { Canals: [13, 9], Port: [10, 13], Castello: [7, 5] },
      servers: { Castello: 'Frankfurt 2' },
    }),
    matchup: {
      id: MATCH_ID,
      format: 'BO3',
      mapVeto: [
        'Soar',
        'Village',
        'Canals',
        'Port',
        'Raid',
        'Legacy',
        'Castello',
        'Plaza',
        'Bureau',
      ],
    },
  };
}

export function sampleControl({ kind, now }: Sample): StreamControl {
  const isEmpty = kind === 'empty';
  const [team] = sampleTeams(kind);
  const player = playerReference(kind, 0, 1);
  return {
    countdown: isEmpty ? null : { label: '', endsAt: now + 754_000, heldMs: null },
    message: null,
    lowerThird: isEmpty
      ? null
      : {
          id: 'desk',
          speakers: [
            {
              name: kind === 'long names' ? 'Maximiliane von Hohenstein-Wallenberg' : 'Harper',
              detail: 'Caster',
              player: null,
            },
            { name: 'Juno', detail: 'Analyst', player: null },
          ],
          shownAt: now - 60_000,
          until: null,
        },
    infoCard: isEmpty
      ? null
      : {
          id: 'card',
          title: player.name,
          text: 'Won four of the last five clutches and opened nine rounds on Canals.',
          picture: null,
          player,
          team: team ?? null,
          figures: [
            { label: 'Rating', value: '1.28' },
            { label: 'Opening kills', value: '9' },
          ],
          shownAt: now - 60_000,
          until: null,
        },
    interview: isEmpty
      ? []
      : [
          { name: 'Juno', detail: 'Host', player: null },
          { name: player.name, detail: team!.name, player },
        ],
    focus: { team: null, player: null, player2: null },
    program: null,
    preview: null,
    rehearsal: false,
    revision: 3,
    updatedAt: now,
  };
}

function sampleMatch(sample: Sample): StreamMatch {
  const { kind, now } = sample;
  const { matchup, BestOf } = sampleConfiguration(sample);
  const [teamA, teamB] = sampleTeams(kind);
  return {
    id: MATCH_ID,
    matchID: 1_042,
    state: 'live',
    tournament: null,
    stage: null,
    group: null,
    round: 'Upper final',
    teamA: teamA!,
    teamB: teamB!,
    bestOf: BestOf,
    scoreA: 1,
    scoreB: 1,
    winner: null,
    startsAt: now,
    finishedAt: null,
    maps: [],
    mapVeto: (sample.configuration?.matchup ?? matchup).mapVeto,
    vetoFormat: 'BO3',
    veto: sample.configuration === IN_THE_VETO ? sampleVeto(now) : null,
    lineups: sampleLineups(kind),
    revision: 4,
  };
}

function sampleVeto(now: number): StreamMatch['veto'] {
  const strip = vetoStrip('BO3', IN_THE_VETO.matchup!.mapVeto);
  const slot = strip.findIndex(({ open }) => open);
  return {
    format: 'BO3',
    pool: DEFUSE_MAPS.slice(0, MAP_SLOTS),
    slots: strip.map(({ code, map, by }) => ({
      ...{ code, map, by: map === null ? null : by, automatic: false, sideA: null },
      at: map === null ? null : now,
    })),
    turn: {
      ...{ slot, by: strip[slot]!.by!, chooses: 'map', token: 'turn' },
      endsAt: now + TURN_MS,
    },
  };
}

/** In the third map of three, as the configuration says. */
function sampleInGame({ kind, now, game, configuration }: Sample): InGame {
  const isEmpty = kind === 'empty';
  const player = playerReference(kind, 0, 1);
  const best = { player, team: 'A', kills: 24, deaths: 15, assists: 4, rating: 1.38 } as const;
  const lists = isEmpty
    ? { maps: [], moments: [] }
    : {
        maps: [
          { index: 0, name: 'Canals', winner: 'A', best },
          { index: 1, name: 'Port', winner: 'B', best },
          { index: 2, name: 'Castello', winner: null, best: null },
        ] satisfies InGame['maps'],
        moments: [
          {
            id: '2:12:ace',
            kind: 'ace',
            player,
            team: 'A',
            map: 2,
            round: 12,
            kills: 5,
            at: now - 20_000,
          },
        ] satisfies InGame['moments'],
      };
  return {
    match: isEmpty ? null : MATCH_ID,
    map: {
      index: isEmpty ? 0 : 2,
      name: isEmpty ? null : 'Castello',
      score: isEmpty ? { A: 0, B: 0 } : { A: 7, B: 5 },
      round: isEmpty ? 1 : 13,
      sideA: isEmpty ? null : 'breach',
      winner: null,
      mapPoint: null,
    },
    series: {
      bestOf: isEmpty ? 1 : 3,
      score: isEmpty ? { A: 0, B: 0 } : { A: 1, B: 1 },
      toWin: isEmpty ? 1 : 2,
      decided: false,
      winner: null,
      point: null,
    },
    best: configuration?.Score1 === 2 ? best : null,
    stoppage: null,
    byHand: { score: false, sides: false },
    ...lists,
    ...game,
  };
}

function sampleSponsors() {
  const picture = (name: string) => ({
    filename: `${name}.webp`,
    url: `/files/${name}.webp`,
    placeholder: `/files/${name}.small.webp`,
  });
  return [
    { id: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d21', name: 'Northwind', picture: picture('north') },
    { id: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d22', name: 'Contoso', picture: picture('contoso') },
  ];
}

/** Not the first five by name: who is captured plays. */
function sampleLineups(kind: Kind): StreamMatch['lineups'] {
  const [one, two] = sampleTeams(kind).map(
    ({ name }) => sampleStreamTeam(kind, name)?.players ?? [],
  );
  return { A: (one ?? []).toReversed().slice(0, 5), B: (two ?? []).toReversed().slice(0, 5) };
}

function sampleLeaderboard(kind: Kind) {
  const teams = sampleTeams(kind);
  return Array.from({ length: 10 }, (_, index) => ({
    ...sampleTotals(index + 40, kind),
    rating: kind === 'no pictures' ? null : 1.42 - index * 0.035,
    place: index + 1,
    player: { ...playerReference(kind, index, index % 2), country: 'FI' },
    team: index === 4 ? null : { name: teams[index]!.name, tag: teams[index]!.tag },
  }));
}

function sampleVotingMatch(kind: Kind, now: number): VotingMatch {
  const [teamA, teamB] = sampleTeams(kind);
  return {
    id: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d11',
    teamA: teamA!,
    teamB: teamB!,
    tournament: null,
    round: 'Upper final',
    bestOf: 3,
    maps: [],
    hidden: false,
    linkedMatch: MATCH_ID,
    matchID: 1_042,
    points: 100,
    state: 'open',
    pool: { teamA: { votes: 412, points: 18_340 }, teamB: { votes: 268, points: 11_020 } },
    locksAt: now + 900_000,
    winner: null,
    odds: { A: 0.58, B: 0.42 },
    decidedAt: null,
    createdAt: now,
  };
}

function sampleVoters(kind: Kind): VotingRank[] {
  return Array.from({ length: 15 }, (_, index) => ({
    rank: index + 1,
    player: playerReference(kind, index, (index * 3) % 5),
    points: 9_840 - index * 512,
    votes: 60 - index,
    correct: 48 - index * 2,
  }));
}

/** Open for usual names, and drawn for long ones: winners have the longest texts. */
function sampleGiveaway(kind: Kind, now: number): StreamGiveaway {
  if (kind === 'empty') return { giveaway: null, names: [] };
  const isDrawn = kind === 'long names';
  const reward = isDrawn
    ? 'A very long name of a reward that hardly fits into one line'
    : 'Elite pass';
  const winners = Array.from({ length: isDrawn ? 20 : 0 }, (_, index) => ({
    place: index + 1,
    player: playerReference(kind, index % 10, index % 5),
    reward,
    paid: false,
  }));
  return {
    giveaway: {
      id: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d12',
      title: isDrawn ? 'WWWWWWWW The longest title of a giveaway WWWWWWWWWW' : 'Community night',
      description: '',
      picture: null,
      code: null,
      state: isDrawn ? 'drawn' : kind === 'no pictures' ? 'planned' : 'open',
      paid: false,
      rewards: [
        { name: 'Gaming headset', count: 1, value: 12_900 },
        { name: reward, count: 19, value: 1_499 },
      ],
      winners,
      fairness: { seedHash: null, listHash: null, seed: null },
      minAccountAgeDays: 0,
      opensAt: now - 600_000,
      closesAt: now + 754_000,
      drawnAt: isDrawn ? now - 600_000 : null,
      entries: 1_284,
      entered: false,
      voidReason: null,
      revision: 1,
    },
    names: winners.map(({ player }) => player.name),
  };
}
