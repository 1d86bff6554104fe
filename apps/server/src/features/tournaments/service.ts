/** What other features use of tournaments. */
export { whyNotDisband } from './disbanding';
export { finish, reopen } from './placements';
export { ofPlayer as recordsOfPlayer, ofTeam as recordsOfTeam } from './records';
