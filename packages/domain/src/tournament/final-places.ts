/** When the stages of a tournament are over, and where its teams ended. */

import type { StageSettings } from './model/vocabulary';
import { feedersOf } from './stages/chain';
import { isFinished, type Placement, placements, type Stage } from './stages/stage';

interface LinkedStage {
  readonly settings: StageSettings;
  /** Null while its teams are unknown, and where too few teams were left to play it. */
  readonly stage: Stage | null;
}

/** Played to its end, or without enough teams though all stages that lead to it are over. */
export function isStageOver(stages: readonly LinkedStage[], index: number): boolean {
  const { stage } = stages[index]!;
  if (stage) return isFinished(stage);
  if (index === 0) return false;
  const feeders = feedersOf(
    stages.map(({ settings }) => settings),
    index,
  );
  return feeders.every((feeder) => isStageOver(stages, feeder));
}

/** A place, or the span of places that some teams share. */
export interface FinalPlace {
  readonly team: string;
  readonly from: number;
  readonly to: number;
}

/** Every team of the first stage, best first; teams that advanced stand where the later stage put them. */
export function finalPlaces(stages: readonly LinkedStage[]): FinalPlace[] {
  const placed: FinalPlace[] = [];
  rank(stages, 0, (teams) => {
    const before = placed.length;
    const to = before + teams.length;
    placed.push(...teams.map((team) => ({ team, from: before + 1, to })));
  });
  return placed;
}

/** Calls `emit` with the teams that share a place, best first. */
function rank(
  stages: readonly LinkedStage[],
  index: number,
  emit: (teams: readonly string[]) => void,
): void {
  const { stage, settings } = stages[index]!;
  if (!stage) return;
  const later = [...new Set(settings.advances.map((advance) => advance.stage))];
  const nextStageOf = (team: string) => later.find((each) => stages[each]?.stage?.seeds.has(team));
  const ranked = new Set<number>();
  for (const block of blocks(placements(stage))) {
    for (const next of block.flatMap((team) => nextStageOf(team) ?? [])) {
      if (ranked.has(next)) continue;
      ranked.add(next);
      rank(stages, next, emit);
    }
    emit(block.filter((team) => nextStageOf(team) === undefined));
  }
}

function blocks(placed: readonly Placement[]): string[][] {
  const shared = new Map<number, string[]>();
  for (const { team, from } of placed) shared.set(from, [...(shared.get(from) ?? []), team]);
  return [...shared.values()];
}
