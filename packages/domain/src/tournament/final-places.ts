/** Where the teams of a tournament ended. */

import { entrantsOf, type PlayedStages } from './stages/entrants';
import { type Placement, placements } from './stages/stage';

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
export function finalPlaces(played: PlayedStages): FinalPlace[] {
  const blocks = played.stages.map((_, index) => blocksOf(played, index));
  const members = blocks.map((own) => new Set(own.flat()));
  const nextStageOf = (team: string, index: number) =>
    members.findIndex((own, stage) => stage > index && own.has(team));
  const placed: FinalPlace[] = [];
  const place = (teams: readonly string[]) => {
    const before = placed.length;
    const to = before + teams.length;
    placed.push(...teams.map((team) => ({ team, from: before + 1, to })));
  };
  const ranked = new Set<number>();
  const rank = (index: number): void => {
    if (ranked.has(index)) return;
    ranked.add(index);
    for (const block of blocks[index]!) {
      const next = block.map((team) => nextStageOf(team, index));
      for (const stage of next) if (stage !== -1) rank(stage);
      place(block.filter((_, member) => next[member] === -1));
    }
  };
  rank(0);
  return placed;
}

/** The teams of a stage that share a place, best first. */
function blocksOf(played: PlayedStages, index: number): string[][] {
  const { stage } = played.stages[index]!;
  if (!stage) {
    const entrants = index === 0 ? null : entrantsOf(played, index);
    return (entrants ?? []).map(({ team }) => [team]);
  }
  const left = played.dropped.filter((team) => isWaiting(played, index, team));
  const stayed = placements(stage).filter(({ team }) => !left.includes(team));
  return [...sharedPlaces(stayed), ...left.map((team) => [team])];
}

/**
 * Whether a team that is out had earned a place in a later stage and never entered it. Those of its
 * stage who are still in stand before it.
 */
function isWaiting({ stages }: PlayedStages, index: number, team: string): boolean {
  const { stage, settings } = stages[index]!;
  const seed = stage?.seeds.get(team);
  if (!stage || seed === undefined || stage.dropped.has(seed)) return false;
  if (stages.some((later, other) => other > index && later.stage?.seeds.has(team))) return false;
  const { groupPlace } = placements(stage).find((placement) => placement.team === team)!;
  return settings.advances.some(({ from, to }) => from <= groupPlace && groupPlace <= to);
}

function sharedPlaces(placed: readonly Placement[]): string[][] {
  const shared = new Map<number, string[]>();
  for (const { team, from } of placed) shared.set(from, [...(shared.get(from) ?? []), team]);
  return [...shared.values()];
}
