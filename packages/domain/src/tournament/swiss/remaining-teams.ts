/** What is left of a Swiss stage: rounds to be drawn, and the teams that still play. */
import type { Stage } from '../model/state';
import { tallies } from '../model/tally';
import { playsOn, roundCount } from './rounds';

/** Whether a Swiss stage has another round and someone to play it. */
export function hasRoundToDraw(stage: Stage): boolean {
  if (stage.settings.format !== 'swiss') return false;
  const { target } = stage.settings;
  const drawn = stage.plan.rounds.filter(({ nodes }) => nodes.length > 0).length;
  // A team that is left alone can still reach its target by a bye; in fixed rounds it has no use.
  const needed = target.kind === 'records' ? 1 : 2;
  return drawn < roundCount(target) && remainingTeams(stage).length >= needed;
}

/** Teams of a Swiss stage that have neither reached a target nor been dropped, by seed. */
export function remainingTeams(stage: Stage): number[] {
  if (stage.settings.format !== 'swiss') return [];
  const { target } = stage.settings;
  return tallies(stage).flatMap((tally, team) =>
    playsOn(tally, target) && !stage.dropped.has(team) ? [team] : [],
  );
}
