/** Changes of stages in the editor. Pure. */
import type { Stage } from '@mes/contract/tournament-schemas';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

type Format = Stage['format'];

/** Keeps the common fields, and adds those of the new format with defaults. */
export function withFormat(stage: Stage, format: Format): Stage {
  const { name, bestOf, advances } = stage;
  const common = { name, bestOf, rounds: [], advances };
  switch (format) {
    case 'single_elimination':
      return { ...common, format, thirdPlaceMatch: false };
    case 'double_elimination':
      return { ...common, format, grandFinalReset: true };
    case 'round_robin':
      return { ...common, format, groups: groupsOf(stage), legs: 1 };
    case 'gsl':
      return { ...common, format, groups: groupsOf(stage) };
    case 'swiss':
      return { ...common, format, target: { kind: 'rounds', rounds: 5 } };
  }
}

function groupsOf(stage: Stage): number {
  return 'groups' in stage ? stage.groups : 4;
}

/** Adds a stage at the end; the best two of the previous stage advance to it. */
export function withStageAdded(stages: readonly Stage[]): Stage[] {
  const index = stages.length;
  const next: Stage = {
    name: newStageName(stages),
    format: 'double_elimination',
    bestOf: 3,
    rounds: [],
    advances: [],
    grandFinalReset: true,
  };
  return [
    ...stages.map((stage, at) =>
      at === index - 1 && stage.advances.length === 0
        ? { ...stage, advances: [{ from: 1, to: 2, stage: index, into: null }] }
        : stage,
    ),
    next,
  ];
}

/** No two are called the same: places advance to a stage by its name. */
function newStageName(stages: readonly Stage[]): string {
  if (stages.length === 0) return texts.firstStageName;
  const isTaken = stages.some(({ name }) => name === texts.laterStageName);
  if (!isTaken) return texts.laterStageName;
  return interpolate(texts.numberedStageName, { number: stages.length + 1 });
}

/** Removes a stage with all advances to it, and renumbers the later stages. */
export function withoutStage(stages: readonly Stage[], removedIndex: number): Stage[] {
  return stages
    .filter((_, index) => index !== removedIndex)
    .map((stage) => ({
      ...stage,
      advances: stage.advances
        .filter((advance) => advance.stage !== removedIndex)
        .map((advance) =>
          advance.stage > removedIndex ? { ...advance, stage: advance.stage - 1 } : advance,
        ),
    }));
}
