/** What other features use of capture. */
export { currentStreamDelay } from './delay';
export { countPlayers } from './reading';
