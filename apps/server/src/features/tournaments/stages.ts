import type { Stage } from '@mes/contract/tournament-schemas';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';

/** Why stages cannot be played one after the other by so many teams, or by any; null if they can. */
export function stageProblem(stages: readonly Stage[], teams: number | null = null): string | null {
  const [problem] = chainProblems(stages, teams);
  if (!problem) return null;
  const { stage, reason } = problem;
  return stage === null ? reason : `${stages[stage]!.name}: ${reason}`;
}
