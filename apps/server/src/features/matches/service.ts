/** What other features use of matches: lists to show, and the one way to a result. */
export type { ResultChange, ResultHook, TypedLine } from './followers';
export { hasResult } from './followers';
export { newMatchId } from './identity';
export {
  checkedInFor,
  encounters,
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
  type Way,
} from './placing';
export { lockBracket, type MapRow, type Series } from './repository';
export { lock, Results } from './settling';
export { callStaff, closeNoShow, openCall, openCallOf } from './staff-calls';
export { summaries } from './summaries';
export type { Audience, MatchReader, MatchSources, ShownVeto, TeamRatings } from './views';
