import { playsOn, roundCount } from '../swiss/rounds';
import { type Stage, UNDECIDED } from './state';
import { tallies } from './tally';

/** Everything is decided, and in a Swiss stage no round is left to be drawn. */
export function isFinished(stage: Stage): boolean {
  return allDecided(stage) && !canBeDrawn(stage);
}

export function allDecided({ cells }: Stage): boolean {
  return cells.every((page) => page.every(({ verdict }) => verdict !== UNDECIDED));
}

/** Whether a Swiss stage has another round and someone to play it. */
export function canBeDrawn(stage: Stage): boolean {
  if (stage.settings.format !== 'swiss') return false;
  const { target } = stage.settings;
  const drawn = stage.plan.rounds.filter(({ nodes }) => nodes.length > 0).length;
  // A team that is left alone can still reach its target by a bye; in fixed rounds it has no use.
  const needed = target.kind === 'records' ? 1 : 2;
  return drawn < roundCount(target) && stillDrawn(stage).length >= needed;
}

/** Teams of a Swiss stage that have neither reached a target nor been dropped, by seed. */
export function stillDrawn(stage: Stage): number[] {
  if (stage.settings.format !== 'swiss') return [];
  const { target } = stage.settings;
  return tallies(stage).flatMap((tally, team) =>
    playsOn(tally, target) && !stage.dropped.has(team) ? [team] : [],
  );
}
