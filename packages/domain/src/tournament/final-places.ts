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

/**
 * Every team of the first stage once, best first. A team stands where the last stage that it entered
 * put it, before all teams that did not get so far.
 */
export function finalPlaces(stages: readonly LinkedStage[]): FinalPlace[] {
  const nextStageOf = (team: string, index: number) =>
    stages.findIndex(({ stage }, later) => later > index && stage?.seeds.has(team));
  const placed: FinalPlace[] = [];
  const place = (teams: readonly string[]) => {
    const before = placed.length;
    const to = before + teams.length;
    placed.push(...teams.map((team) => ({ team, from: before + 1, to })));
  };
  // Two stages can lead to the same one; it is ranked where the better of them leads to it.
  const ranked = new Set<number>();
  const rank = (index: number): void => {
    const { stage } = stages[index]!;
    if (!stage || ranked.has(index)) return;
    ranked.add(index);
    for (const block of blocks(placements(stage))) {
      const next = block.map((team) => nextStageOf(team, index));
      for (const later of next) if (later !== -1) rank(later);
      place(block.filter((_, member) => next[member] === -1));
    }
  };
  rank(0);
  return placed;
}

function blocks(placed: readonly Placement[]): string[][] {
  const shared = new Map<number, string[]>();
  for (const { team, from } of placed) shared.set(from, [...(shared.get(from) ?? []), team]);
  return [...shared.values()];
}
