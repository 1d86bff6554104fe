/** What other features use of statistics. */
export type { CapturedPlayers, Counting } from './counting';
export {
  type CountedPlayer,
  type LineRow,
  lineOf,
  type PlayedSeries,
  type TotalsRow,
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
