/** What other features use of capture. */
export { countPlayers, readMaps } from './reading';
