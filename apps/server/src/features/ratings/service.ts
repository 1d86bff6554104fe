/** What other features use of ratings. */

export { ALL_TIME, laddersOf } from './ladders';
export { eloOf, elosOfTeams, ratingsIn, standingOf } from './reading';
