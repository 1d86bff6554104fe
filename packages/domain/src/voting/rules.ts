import type { MatchState } from '../series/states';
import type { VotingResult } from './payouts';

/** What every account gets once a season, at its first vote. */
export const SEASON_GRANT = 1_000;

/** The largest stake that any voting match can allow. */
export const MAX_STAKE = 100;

export interface VotingTimes {
  /** When voting ends by itself; null where no time is known yet. */
  readonly locksAt: number | null;
  /** When staff ended it. */
  readonly closedAt: number | null;
  readonly result: VotingResult;
  /** Of the linked match; null without one. */
  readonly linkedState: MatchState | null;
  /** Of the linked match; false after a correction that took a team out of it. */
  readonly hasBothTeams: boolean;
}

/** Until the match locks: at its time, when it starts early, or when staff close it. */
export function isOpenForVotes(times: VotingTimes, now: number): boolean {
  const { locksAt, closedAt, result, linkedState, hasBothTeams } = times;
  if (result !== 'undecided' || closedAt !== null || !hasBothTeams) return false;
  if (linkedState !== null && linkedState !== 'scheduled' && linkedState !== 'veto') return false;
  return locksAt === null || now < locksAt;
}

export type VotingState = 'open' | 'locked' | 'settled' | 'returned';

export function votingStateOf(times: VotingTimes, now: number): VotingState {
  if (times.result === 'returned') return 'returned';
  if (times.result !== 'undecided') return 'settled';
  return isOpenForVotes(times, now) ? 'open' : 'locked';
}

/** The result of a voting match from the series that it is linked to. */
export function resultOfSeries(
  series: { readonly state: MatchState; readonly winnerTeamId: string | null },
  teams: { readonly A: string; readonly B: string },
): VotingResult {
  if (series.state === 'cancelled') return 'returned';
  if (series.state !== 'finished' && series.state !== 'forfeited') return 'undecided';
  if (series.winnerTeamId === teams.A) return 'A';
  return series.winnerTeamId === teams.B ? 'B' : 'returned';
}

/** The teams of a series; null for one that is not known yet. */
export type SeriesTeams = Readonly<Record<'teamA' | 'teamB', string | null>>;

/** Whether the two teams of a voting match play the series, in either order. */
export function isBetween({ teamA, teamB }: SeriesTeams, of: SeriesTeams): boolean {
  return (teamA === of.teamA && teamB === of.teamB) || (teamA === of.teamB && teamB === of.teamA);
}

/** Whether somebody else plays the series: a place that is empty may get its team again. */
export function isBetweenOthers({ teamA, teamB }: SeriesTeams, of: SeriesTeams): boolean {
  const expected = [of.teamA, of.teamB];
  return [teamA, teamB].some((team) => team !== null && !expected.includes(team));
}
