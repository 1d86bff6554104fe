import type { Stage } from '../model/state';
import { allDecided } from '../model/state';
import { hasRoundToDraw } from '../swiss/remaining-teams';

/** Everything is decided, and in a Swiss stage no round is left to be drawn. */
export function isFinished(stage: Stage): boolean {
  return allDecided(stage) && !hasRoundToDraw(stage);
}
