/** When a course is over, and where its teams ended. Pure. */

import type { StageSettings } from '@mes/domain/tournament/model/vocabulary';
import { feedersOf } from '@mes/domain/tournament/stages/chain';
import {
  isFinished,
  type Placement,
  placements,
  type Stage,
} from '@mes/domain/tournament/stages/stage';

interface Link {
  readonly settings: StageSettings;
  /** Null while nobody knows who plays it, and where too few teams were left to play it. */
  readonly stage: Stage | null;
}

/** Played to its end; or all that lead to it are, and it still has nobody to play it. */
export function isOver(links: readonly Link[], index: number): boolean {
  const { stage } = links[index]!;
  if (stage) return isFinished(stage);
  if (index === 0) return false;
  const feeders = feedersOf(
    links.map(({ settings }) => settings),
    index,
  );
  return feeders.every((feeder) => isOver(links, feeder));
}

/** A place, or the span of places that some teams share. */
export interface FinalPlace {
  readonly team: string;
  readonly from: number;
  readonly to: number;
}

/** Every team of the first stage, best first; who went on stands where the later stage put it. */
export function finalPlaces(links: readonly Link[]): FinalPlace[] {
  const placed: FinalPlace[] = [];
  rank(links, 0, (teams) => {
    const before = placed.length;
    const to = before + teams.length;
    placed.push(...teams.map((team) => ({ team, from: before + 1, to })));
  });
  return placed;
}

/** Emits teams that share places, best first. */
function rank(
  links: readonly Link[],
  index: number,
  emit: (teams: readonly string[]) => void,
): void {
  const { stage, settings } = links[index]!;
  if (!stage) return;
  const later = [...new Set(settings.advances.map((advance) => advance.stage))];
  const goneTo = (team: string) => later.find((each) => links[each]?.stage?.seeds.has(team));
  const ranked = new Set<number>();
  for (const block of blocks(placements(stage))) {
    for (const next of block.flatMap((team) => goneTo(team) ?? [])) {
      if (ranked.has(next)) continue;
      ranked.add(next);
      rank(links, next, emit);
    }
    emit(block.filter((team) => goneTo(team) === undefined));
  }
}

function blocks(placed: readonly Placement[]): string[][] {
  const shared = new Map<number, string[]>();
  for (const { team, from } of placed) shared.set(from, [...(shared.get(from) ?? []), team]);
  return [...shared.values()];
}
