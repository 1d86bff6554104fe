/** Which tournaments the demo community has played, plays and will play. */
import type { Stage } from '@mes/contract/tournament-schemas';
import type { TOURNAMENT_THEMES } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import type { DemoSize } from './community';

export interface TournamentPlan {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  readonly season: number;
  readonly theme: (typeof TOURNAMENT_THEMES)[number];
  readonly accent?: string;
  readonly state: TournamentState;
  readonly stages: readonly Stage[];
  /** The most teams that take part. */
  readonly teams: number;
  /** In days from now; negative for the past. A running one counts its evenings instead. */
  readonly startsIn: number;
  /** Days between two matches of a team. */
  readonly rest: number;
  /** Of a running tournament: how many evenings were played before the current one. */
  readonly live?: number;
  /** Of a running tournament: how many series are played at this moment; one unless it says so. */
  readonly liveSeries?: number;
  /** Of a running tournament: the leaders of one more series disagree about its result. */
  readonly isDisputed?: true;
  /** The seeds are published before the draw, so that people can predict it. */
  readonly isSeeded?: true;
  readonly streamLink?: string;
  /** Dollars, for the first places. */
  readonly prizes: readonly number[];
  readonly about: string;
}

const common = (name: string, bestOf: BestOf) => ({ name, bestOf, rounds: [], advances: [] });

/** The last rounds are longer. */
const longFinal: Stage['rounds'] = [
  { part: 'grand_final', round: -1, bestOf: 5, vetoFormat: null },
  { part: 'upper', round: -1, bestOf: 3, vetoFormat: null },
];

const doubleElimination = (name: string, bestOf: BestOf = 3): Stage => ({
  ...common(name, bestOf),
  format: 'double_elimination',
  grandFinalReset: false,
  rounds: longFinal,
});

const singleElimination = (name: string, bestOf: BestOf = 3): Stage => ({
  ...common(name, bestOf),
  format: 'single_elimination',
  thirdPlaceMatch: true,
  rounds: [{ part: 'upper', round: -1, bestOf: bestOf === 1 ? 3 : 5, vetoFormat: null }],
});

const into = (to: number, stage = 1): Stage['advances'] => [{ from: 1, to, stage, into: null }];

const groups = (
  count: number,
  go: number,
  { legs = 1, bestOf = 1 }: { legs?: number; bestOf?: BestOf } = {},
): Stage => ({
  ...common('Groups', bestOf),
  format: 'round_robin',
  groups: count,
  legs,
  advances: into(go),
});

const gsl = (count: number): Stage => ({
  ...common('Groups', 3),
  format: 'gsl',
  groups: count,
  advances: into(2),
});

const swiss = (target: Extract<Stage, { format: 'swiss' }>['target'], go: number): Stage => ({
  ...common('Swiss', 1),
  format: 'swiss',
  target,
  advances: into(go),
});

/** Matches that can put a team through or out are longer. */
const swissToThree = (go: number): Stage => ({
  ...swiss({ kind: 'records', wins: 3, losses: 3 }, go),
  rounds: [4, 5].map((round) => ({ part: 'swiss', round, bestOf: 3, vetoFormat: null })),
});

const EMBERS = 'Embers of Victory: one flame, and a season of grudges to settle.';
const LEAGUE = 'The Pro League: week after week, every team of a group against every other.';
const WORLDS = 'Teams of all regions, one trophy, and no second chance.';
const CIRCUIT = 'The Circuit for teams that are on their way up.';
const PISTOL = 'Pistols only. Aim is all you have.';
const PHOENIX = 'The Phoenix Cup: six rounds of Swiss, and eight that rise from it.';
const PHOENIX_32 = 'The Phoenix Cup: three wins and a team rises, three losses and it is ash.';
const FIRETEAMS = 'Fireteams: small groups, short nights, hard choices.';
const OX = 'The Golden Ox: groups first, then the horns.';

const embers = {
  theme: 'embers' as const,
  about: EMBERS,
  prizes: [4_000, 2_500, 1_500, 1_000, 500, 500],
};
const league = { theme: 'league' as const, about: LEAGUE, prizes: [6_000, 3_000, 2_000, 1_000] };
const worlds = {
  theme: 'worlds' as const,
  about: WORLDS,
  prizes: [25_000, 12_500, 7_500, 5_000, 2_500, 2_500],
  region: 'Global' as const,
  season: 0,
};

const FULL: readonly TournamentPlan[] = [
  {
    ...worlds,
    id: 'Worlds2023',
    name: 'World Championship 2023',
    state: 'finished',
    stages: [gsl(8), doubleElimination('Playoffs')],
    teams: 32,
    startsIn: -1_095,
    rest: 2,
  },
  {
    ...worlds,
    id: 'Worlds2024',
    name: 'World Championship 2024',
    state: 'finished',
    stages: [swiss({ kind: 'records', wins: 3, losses: 3 }, 16), singleElimination('Playoffs')],
    teams: 32,
    startsIn: -730,
    rest: 2,
  },
  {
    ...embers,
    id: 'EmbersS1EU',
    name: 'Embers of Victory EU S1',
    region: 'EU',
    season: 1,
    state: 'finished',
    stages: [doubleElimination('Main event')],
    teams: 32,
    startsIn: -640,
    rest: 1,
  },
  {
    ...league,
    id: 'ProLeagueS1',
    name: 'Pro League S1',
    region: 'Global',
    season: 1,
    state: 'finished',
    stages: [groups(1, 8), singleElimination('Playoffs')],
    teams: 16,
    startsIn: -560,
    rest: 3,
  },
  {
    id: 'CircuitIntermediateS1',
    name: 'Circuit Intermediate S1',
    region: 'Global',
    season: 1,
    theme: 'circuit',
    about: CIRCUIT,
    prizes: [1_000, 500, 250, 250],
    state: 'finished',
    stages: [singleElimination('Main event', 1)],
    teams: 64,
    startsIn: -470,
    rest: 1,
  },
  {
    ...embers,
    id: 'EmbersS2EU',
    name: 'Embers of Victory EU S2',
    region: 'EU',
    season: 2,
    state: 'finished',
    stages: [gsl(4), doubleElimination('Playoffs')],
    teams: 32,
    startsIn: -430,
    rest: 1,
  },
  {
    ...league,
    id: 'ProLeagueS2',
    name: 'Pro League S2',
    region: 'Global',
    season: 2,
    state: 'finished',
    stages: [groups(1, 8, { legs: 2 }), doubleElimination('Playoffs')],
    teams: 16,
    startsIn: -370,
    rest: 3,
  },
  {
    id: 'PistolTournament1',
    name: 'Pistol Tournament #1',
    region: 'Global',
    season: 0,
    theme: 'pistol',
    about: PISTOL,
    prizes: [500, 250, 125],
    state: 'finished',
    stages: [doubleElimination('Main event', 1)],
    teams: 64,
    startsIn: -250,
    rest: 1,
  },
  {
    ...embers,
    id: 'EmbersS3EU',
    name: 'Embers of Victory EU S3',
    region: 'EU',
    season: 3,
    state: 'finished',
    stages: [swiss({ kind: 'rounds', rounds: 5 }, 8), doubleElimination('Playoffs')],
    teams: 32,
    startsIn: -200,
    rest: 1,
  },
  {
    id: 'PhoenixS3',
    name: 'Phoenix Cup S3',
    region: 'Global',
    season: 3,
    theme: 'house',
    about: PHOENIX,
    prizes: [1_500, 750, 400, 200],
    state: 'finished',
    stages: [swiss({ kind: 'rounds', rounds: 6 }, 8), singleElimination('Playoffs')],
    teams: 64,
    startsIn: -160,
    rest: 1,
  },
  {
    id: 'FireteamsS3',
    name: 'Fireteams S3',
    region: 'Global',
    season: 3,
    theme: 'house',
    accent: '#5cc8ff',
    about: FIRETEAMS,
    prizes: [1_200, 600, 300],
    state: 'finished',
    stages: [groups(8, 2), doubleElimination('Playoffs')],
    teams: 48,
    startsIn: -75,
    rest: 1,
  },
  {
    id: 'GoldenOxS1',
    name: 'Golden Ox S1',
    region: 'Global',
    season: 1,
    theme: 'house',
    about: OX,
    prizes: [2_000, 1_000, 500, 500],
    state: 'finished',
    stages: [groups(4, 4, { bestOf: 2 }), singleElimination('Playoffs')],
    teams: 24,
    startsIn: -120,
    rest: 2,
  },
  {
    ...league,
    id: 'ProLeagueS3',
    name: 'Pro League S3',
    region: 'Global',
    season: 3,
    state: 'running',
    stages: [groups(2, 4, { legs: 2, bestOf: 3 }), doubleElimination('Playoffs')],
    teams: 16,
    startsIn: -48,
    rest: 3,
    live: 16,
  },
  {
    id: 'CircuitIntermediateS2',
    name: 'Circuit Intermediate S2',
    region: 'Global',
    season: 2,
    theme: 'circuit',
    about: CIRCUIT,
    prizes: [1_000, 500, 250, 250],
    state: 'seeding',
    stages: [swiss({ kind: 'records', wins: 3, losses: 3 }, 8), singleElimination('Playoffs')],
    teams: 24,
    startsIn: 0.015,
    rest: 1,
  },
  {
    id: 'PistolTournament2',
    name: 'Pistol Tournament #2',
    region: 'Global',
    season: 0,
    theme: 'pistol',
    about: PISTOL,
    prizes: [500, 250, 125],
    state: 'check_in',
    stages: [doubleElimination('Main event', 1)],
    teams: 16,
    startsIn: 0.05,
    rest: 1,
  },
  {
    id: 'GoldenOxS2',
    name: 'Golden Ox S2',
    region: 'Global',
    season: 2,
    theme: 'house',
    about: OX,
    prizes: [2_000, 1_000, 500, 500],
    state: 'signup_closed',
    isSeeded: true,
    stages: [groups(4, 4, { bestOf: 2 }), singleElimination('Playoffs')],
    teams: 20,
    startsIn: 1.5,
    rest: 2,
  },
  {
    ...embers,
    id: 'EmbersS4EU',
    name: 'Embers of Victory EU S4',
    region: 'EU',
    season: 4,
    state: 'signup_open',
    stages: [groups(4, 2), doubleElimination('Playoffs')],
    teams: 24,
    startsIn: 16,
    rest: 1,
  },
  {
    ...embers,
    id: 'EmbersS4NA',
    name: 'Embers of Victory NA S4',
    region: 'NA',
    season: 4,
    state: 'announced',
    stages: [groups(4, 2), doubleElimination('Playoffs')],
    teams: 24,
    startsIn: 30,
    rest: 1,
  },
  {
    ...worlds,
    id: 'Worlds2027',
    name: 'World Championship 2027',
    state: 'draft',
    stages: [],
    teams: 32,
    startsIn: 120,
    rest: 2,
  },
  // Last, so that the draws of the others stay as they are.
  {
    id: 'PhoenixS4',
    name: 'Phoenix Cup S4',
    region: 'Global',
    season: 4,
    theme: 'house',
    about: PHOENIX_32,
    prizes: [1_500, 750, 400, 200],
    state: 'running',
    stages: [swissToThree(16), singleElimination('Playoffs')],
    teams: 32,
    startsIn: -3,
    rest: 1,
    live: 3,
    liveSeries: 4,
    isDisputed: true,
    streamLink: 'https://www.twitch.tv/mes_tv',
  },
];

/** The same with eight teams: enough for every page to have something to show. */
const SMALL: readonly TournamentPlan[] = [
  {
    ...worlds,
    id: 'Worlds2024',
    name: 'World Championship 2024',
    state: 'finished',
    stages: [gsl(2), singleElimination('Playoffs')],
    teams: 8,
    startsIn: -730,
    rest: 2,
  },
  {
    ...embers,
    id: 'EmbersS3EU',
    name: 'Embers of Victory EU S3',
    region: 'EU',
    season: 3,
    state: 'finished',
    stages: [doubleElimination('Main event', 1)],
    teams: 8,
    startsIn: -200,
    rest: 1,
  },
  {
    ...league,
    id: 'ProLeagueS3',
    name: 'Pro League S3',
    region: 'Global',
    season: 3,
    state: 'running',
    stages: [groups(2, 2), doubleElimination('Playoffs')],
    teams: 8,
    startsIn: -9,
    rest: 3,
    live: 3,
  },
  {
    ...embers,
    id: 'EmbersS4EU',
    name: 'Embers of Victory EU S4',
    region: 'EU',
    season: 4,
    state: 'signup_open',
    stages: [groups(2, 2), doubleElimination('Playoffs')],
    teams: 8,
    startsIn: 16,
    rest: 1,
  },
  {
    id: 'GoldenOxS2',
    name: 'Golden Ox S2',
    region: 'Global',
    season: 2,
    theme: 'house',
    about: OX,
    prizes: [2_000, 1_000],
    state: 'draft',
    stages: [singleElimination('Main event')],
    teams: 8,
    startsIn: 60,
    rest: 1,
  },
];

export const TOURNAMENT_PLANS: Readonly<Record<DemoSize, readonly TournamentPlan[]>> = {
  full: FULL,
  small: SMALL,
};

export const RULES = `## Conduct
Be on time, be fair, and treat everyone as you want to be treated. Insults cost the match.

## Matches
A team that is not there ten minutes after the start forfeits. Maps are chosen in the match room, a minute for each turn. Disconnects: the round goes on, a pause of five minutes is allowed once a map.

## Rosters
Five to seven players, each in one roster only. After the lock only staff can replace a player.

## Results
Both leaders confirm the result in the match room. Keep a screenshot of every scoreboard until the tournament is over.
`;
