/** Stages as the builder edits them. */
import type { Stage } from '@mes/contract/tournament-schemas';

type Format = Stage['format'];

/** Keeps what every format has, and adds what this one needs. */
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

/** A new last stage; the one before it sends its best two on. */
export function withStageAdded(stages: readonly Stage[]): Stage[] {
  const index = stages.length;
  const next: Stage = {
    name: index === 0 ? 'Main event' : 'Playoffs',
    format: 'double_elimination',
    bestOf: 3,
    rounds: [],
    advances: [],
    grandFinalReset: true,
  };
  return [
    ...stages.map((stage, place) =>
      place === index - 1 && stage.advances.length === 0
        ? { ...stage, advances: [{ from: 1, to: 2, stage: index, into: null }] }
        : stage,
    ),
    next,
  ];
}

/** Whoever led to it leads nowhere now; the stages behind it move up. */
export function withoutStage(stages: readonly Stage[], gone: number): Stage[] {
  return stages
    .filter((_, index) => index !== gone)
    .map((stage) => ({
      ...stage,
      advances: stage.advances
        .filter((advance) => advance.stage !== gone)
        .map((advance) =>
          advance.stage > gone ? { ...advance, stage: advance.stage - 1 } : advance,
        ),
    }));
}
