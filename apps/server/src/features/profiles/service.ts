/** What other features use of profiles. */
export { streamPlayer } from './players';
export { team, websiteTeam } from './teams';
