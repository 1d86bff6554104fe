/** Where everyone ended in a tournament of several stages. */
import { goingOn } from './chain';
import { placements } from './placements';
import type { Stage } from './state';

export interface FinalPlacement {
  readonly team: string;
  /** 1 to n, no two the same. */
  readonly place: number;
  /** What people call it: all thirds of four groups are 9 to 12. */
  readonly from: number;
  readonly to: number;
  readonly settled: boolean;
}

/**
 * Every team that started, best first. Whoever went on to another stage stands where that stage put
 * it, all together in the place of the first of them; of two stages that follow, the one with the
 * better places comes first. `played` has the stages that have been created.
 */
export function finalPlacements(played: readonly (Stage | null | undefined)[]): FinalPlacement[] {
  const listed = new Set<string>();
  const blocks = blocksOf(played, 0).map((block) => ({
    ...block,
    teams: block.teams.filter((team) => !listed.has(team) && listed.add(team)),
  }));
  const final: FinalPlacement[] = [];
  for (const { teams, settled } of blocks) {
    const from = final.length + 1;
    const to = final.length + teams.length;
    for (const team of teams) final.push({ team, place: final.length + 1, from, to, settled });
  }
  return final;
}

/** Teams that share a place, best first. */
interface Block {
  readonly teams: readonly string[];
  readonly settled: boolean;
}

function blocksOf(played: readonly (Stage | null | undefined)[], index: number): Block[] {
  const stage = played[index];
  if (!stage) return [];
  const targets = targetsOf(stage);
  const entered = new Set<number>();
  const blocks: Block[] = [];
  for (const { teams, settled } of levelsOf(stage)) {
    for (const team of teams) {
      const target = targets.get(team);
      if (target === undefined || entered.has(target)) continue;
      entered.add(target);
      blocks.push(...blocksOf(played, target));
    }
    const waiting = teams.filter((team) => targets.has(team));
    blocks.push({ teams: waiting, settled: false });
    blocks.push({ teams: teams.filter((team) => !targets.has(team)), settled });
  }
  return blocks;
}

/** Which stage each team goes on to as places stand. */
function targetsOf(stage: Stage): Map<string, number> {
  const targets = new Map<string, number>();
  for (const group of goingOn(stage)) {
    group.forEach((team, index) => {
      const place = index + 1;
      const advance = stage.settings.advances.find(({ from, to }) => from <= place && place <= to);
      if (advance) targets.set(team, advance.stage);
    });
  }
  return targets;
}

function levelsOf(stage: Stage): Block[] {
  const levels = new Map<number, { teams: string[]; settled: boolean }>();
  for (const { team, from, settled } of placements(stage)) {
    const level = levels.get(from) ?? { teams: [], settled: true };
    level.teams.push(team);
    level.settled &&= settled;
    levels.set(from, level);
  }
  return [...levels.values()];
}
