/** What other features use of brackets. */
export { drawnBracket } from './views';
