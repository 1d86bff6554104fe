/** What other features use of profiles. */
export { streamPlayer } from './players/service';
