/** What other features use of brackets. */
export { begun, type Course, settle } from './course';
export { drawnFrom, newRows, standingOf } from './drawing';
export { finalPlaces } from './ending';
export { ENGINE } from './playing';
export { decisionOf } from './restoring';
