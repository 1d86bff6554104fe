/** What other features use of capture. */
export { countPlayers } from './reading';
