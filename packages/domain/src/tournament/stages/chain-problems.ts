import type { Advance, StageSettings } from '../model/vocabulary';
import { entriesOf, feedersOf, groupSizes, hasGroups } from './chain';
import { settingsProblem, sizeProblem } from './problems';

export interface ChainProblem {
  /** Index of the stage that it is about; null for the chain as a whole. */
  readonly stage: number | null;
  readonly reason: string;
}

const MOST_STAGES = 8;

/** Everything that is wrong with a chain of stages; with `teams`, also what is wrong for so many. */
export function chainProblems(
  stages: readonly StageSettings[],
  teams: number | null = null,
): ChainProblem[] {
  if (stages.length === 0) return [{ stage: null, reason: 'A tournament needs a stage.' }];
  if (stages.length > MOST_STAGES)
    return [{ stage: null, reason: `A tournament has at most ${MOST_STAGES} stages.` }];
  const problems = stages.flatMap((settings, stage) =>
    [
      settingsProblem(settings),
      ...settings.advances.map((advance) => advanceProblem(stages, stage, advance)),
      overlapProblem(settings),
      reachProblem(stages, stage),
    ].flatMap((reason) => (reason ? [{ stage, reason }] : [])),
  );
  if (problems.length > 0 || teams === null) return problems;
  return sizeProblems(stages, teams);
}

/** Why so many teams, or any number, cannot play the stages one after the other; null if they can. */
export function firstChainProblem(
  stages: readonly (StageSettings & { readonly name: string })[],
  teamCount: number | null = null,
): string | null {
  const [problem] = chainProblems(stages, teamCount);
  if (!problem) return null;
  const { stage, reason } = problem;
  return stage === null ? reason : `${stages[stage]!.name}: ${reason}`;
}

function advanceProblem(
  stages: readonly StageSettings[],
  stage: number,
  { from, to, stage: target, into }: Advance,
): string | null {
  if (from < 1 || to < from) return `Places ${from} to ${to} are in the wrong order.`;
  const targetSettings = stages[target];
  if (!targetSettings)
    return `Places ${from} to ${to} go on to stage ${target + 1}, which is not there.`;
  if (target <= stage)
    return `Places ${from} to ${to} go back to stage ${target + 1}; they can only go on to a later one.`;
  if (into === 'lower' && targetSettings.format !== 'double_elimination')
    return `Stage ${target + 1} has no lower bracket for places ${from} to ${to}.`;
  return null;
}

function overlapProblem({ advances }: StageSettings): string | null {
  const sorted = advances.toSorted((a, b) => a.from - b.from);
  const second = sorted.find((advance, at) => at > 0 && advance.from <= sorted[at - 1]!.to);
  return second ? `Place ${second.from} goes on to more than one stage.` : null;
}

function reachProblem(stages: readonly StageSettings[], stage: number): string | null {
  if (stage === 0) return null;
  const feeders = feedersOf(stages, stage).filter((feeder) => feeder < stage);
  if (feeders.length === 0) return 'No earlier stage sends teams here.';
  const settings = stages[stage]!;
  if (settings.format !== 'double_elimination') return null;
  const intoUpper = feeders.some((feeder) =>
    stages[feeder]!.advances.some((advance) => advance.stage === stage && advance.into !== 'lower'),
  );
  return intoUpper ? null : 'Nobody starts in the upper bracket.';
}

/** Only the first stage that cannot be filled is named: later ones follow from it. */
function sizeProblems(stages: readonly StageSettings[], teams: number): ChainProblem[] {
  const first = sizeProblem(stages[0]!, teams);
  if (first) return [{ stage: 0, reason: first }];
  const entries = entriesOf(stages, teams);
  for (const [stage, settings] of stages.entries()) {
    const entering = entries[stage]!.length;
    const reason = sizeProblem(settings, entering) ?? placeProblem(settings, entering);
    if (reason) return [{ stage, reason: `With ${teams} teams: ${reason}` }];
  }
  return [];
}

function placeProblem(settings: StageSettings, teams: number): string | null {
  const smallest = Math.min(...groupSizes(settings, teams));
  const last = Math.max(0, ...settings.advances.map(({ to }) => to));
  if (last <= smallest) return null;
  return hasGroups(settings)
    ? `place ${last} goes on, but the smallest group has ${smallest} teams.`
    : `place ${last} goes on, but there are ${smallest} teams.`;
}
