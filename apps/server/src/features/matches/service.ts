/** What other features use of matches: lists to show, and the one way to a result. */
export type { Follower, ResultChange, TypedLine } from './followers';
export { hasResult } from './followers';
export { newMatchId } from './identity';
export {
  checkedInFor,
  encounters,
  find,
  liveMatches,
  recentOfPlayer,
  recentOfTeam,
  recentOfTournament,
  teamsNamed,
  upcoming,
  upcomingOfTeam,
} from './lists';
export type { Outcome } from './outcome';
export {
  add,
  type Decision,
  isUntouched,
  type Placed,
  place,
  removeAll,
  setTimes,
} from './placing';
export { lockBracket, type MapRow, type MatchRow, type Series } from './repository';
export { type Doing, lock, Results, type Settled } from './settling';
export { callStaff } from './staff-calls';
export { summaries } from './summaries';
export type { MatchSources, TeamRatings } from './views';
