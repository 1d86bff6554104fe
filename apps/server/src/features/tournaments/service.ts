/** What other features use of tournaments. */
export { validateDisband } from './disband';
export { finish, reopen } from './placements';
export { ofPlayer as recordsOfPlayer, ofTeam as recordsOfTeam } from './records';
