/** What is planned of a tournament of the demo community, and the stages that plans are made of. */
import type { Stage } from '@mes/contract/tournament-schemas';
import type { TOURNAMENT_THEMES } from '@mes/contract/vocabulary';
import type { BestOf } from '@mes/domain/series/best-of';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import type { Region } from '@mes/domain/tournament/name/tournament-name';

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

export const doubleElimination = (name: string, bestOf: BestOf = 3): Stage => ({
  ...common(name, bestOf),
  format: 'double_elimination',
  grandFinalReset: false,
  rounds: longFinal,
});

export const singleElimination = (name: string, bestOf: BestOf = 3): Stage => ({
  ...common(name, bestOf),
  format: 'single_elimination',
  thirdPlaceMatch: true,
  rounds: [{ part: 'upper', round: -1, bestOf: bestOf === 1 ? 3 : 5, vetoFormat: null }],
});

const into = (to: number, stage = 1): Stage['advances'] => [{ from: 1, to, stage, into: null }];

export const groups = (
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

export const gsl = (count: number): Stage => ({
  ...common('Groups', 3),
  format: 'gsl',
  groups: count,
  advances: into(2),
});

export const swiss = (
  target: Extract<Stage, { format: 'swiss' }>['target'],
  go: number,
): Stage => ({
  ...common('Swiss', 1),
  format: 'swiss',
  target,
  advances: into(go),
});

/** Matches that can put a team through or out are longer. */
export const swissToThree = (go: number): Stage => ({
  ...swiss({ kind: 'records', wins: 3, losses: 3 }, go),
  rounds: [4, 5].map((round) => ({ part: 'swiss', round, bestOf: 3, vetoFormat: null })),
});
