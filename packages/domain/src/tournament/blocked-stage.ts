/**
 * A stage that too few teams are left to play as it was planned. Nothing decides for the organisers:
 * they shorten the stage or end the tournament.
 */

import { hasGroups } from './stages/chain';
import { entrantsOf } from './stages/entrants';
import { fittingGroups, setupProblem } from './stages/problems';
import {
  type BracketStep,
  type TournamentBracket,
  unchanged,
  updateStages,
} from './tournament-bracket';

export interface BlockedStage {
  readonly stage: number;
  /** In order of seed; at least two. */
  readonly teams: readonly string[];
  readonly reason: string;
  /** In how many groups these teams can play the stage. */
  readonly groups: number;
}

/** The first stage that waits for staff, because too few teams are left for its groups; null if none does. */
export function blockedStage(bracket: TournamentBracket): BlockedStage | null {
  if (bracket.isEnded) return null;
  for (const [index, { stage, settings }] of bracket.stages.entries()) {
    if (stage || index === 0) continue;
    const entrants = entrantsOf(bracket, index) ?? [];
    const reason = setupProblem(settings, entrants);
    if (entrants.length < 2 || reason === null) continue;
    const teams = entrants.map(({ team }) => team);
    return { stage: index, teams, reason, groups: fittingGroups(settings, teams.length) };
  }
  return null;
}

/** The blocked stage begins, with as many groups as its teams can fill. */
export function shortenStage(bracket: TournamentBracket): BracketStep {
  const blocked = blockedStage(bracket);
  if (!blocked) throw new RangeError('No stage waits for a decision.');
  const stages = bracket.stages.map((each, index) =>
    index === blocked.stage && hasGroups(each.settings)
      ? { ...each, settings: { ...each.settings, groups: blocked.groups } }
      : each,
  );
  return updateStages(unchanged({ ...bracket, stages }), blocked.stage - 1);
}

/** Stages that have not begun are not played: their teams stay in the order in which they got there. */
export function endBracket(bracket: TournamentBracket): BracketStep {
  if (!blockedStage(bracket)) throw new RangeError('No stage waits for a decision.');
  return unchanged({ ...bracket, isEnded: true });
}
