/** What other features use of statistics. */
export type { CapturedPlayers, Counting } from './counting';
export {
  type CountedPlayer,
  type LineRow,
  lineOf,
  totalsChange,
} from './lines';
export {
  leaderboard,
  leadersOf,
  linesIn,
  linesOf,
  performanceByMap,
  sides,
  totals,
} from './players';
export { type Bans, mapStatisticsOf, statisticsOf } from './teams';
