/** What other features use of brackets. */
export type { FinalPlace } from './ending';
export type { Brackets, Watcher } from './playing';
export { bracket, drawnBracket } from './views';
