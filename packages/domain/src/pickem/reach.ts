/**
 * Which teams can still win or lose each match of a bracket, if every match that is left has a winner.
 * Exact: a team that is said to reach a match does so for some results, and no other team does.
 */
import { at } from '../tournament/model/paged-array';
import { NOBODY, type Origin } from '../tournament/model/plan';
import { outgoingTeams } from '../tournament/model/propagate';
import { A_WINS, B_WINS, type Cell, type Stage, UNDECIDED } from '../tournament/model/state';

export interface Reach {
  /** Teams that win or lose the match, or still can. */
  readonly winners: ReadonlySet<string>;
  readonly losers: ReadonlySet<string>;
  /** Teams that end the stage as its winner with this match: all winners unless it may be played again. */
  readonly champions: ReadonlySet<string>;
  readonly isDecided: boolean;
}

const NO_TEAMS: ReadonlySet<string> = new Set();

/** One for each match of the plan. `entrants` are the teams that each entrant is or may turn out to be. */
export function reachesOf(stage: Stage, entrants: readonly ReadonlySet<string>[]): Reach[] {
  const reaches: Reach[] = [];
  stage.plan.nodes.forEach((planned, node) => {
    const cell = at(stage.cells, node);
    const sides = [
      teamsIn(cell.a, planned.origins[0], { entrants, reaches }),
      teamsIn(cell.b, planned.origins[1], { entrants, reaches }),
    ] as const;
    const isDecided = cell.verdict !== UNDECIDED;
    const decided = isDecided ? decidedReach(stage, node, { cell, sides }) : null;
    reaches.push(decided ?? openReach(stage, node, sides));
  });
  return reaches;
}

type Sides = readonly [ReadonlySet<string>, ReadonlySet<string>];

function teamsIn(
  slot: number,
  origin: Origin,
  { entrants, reaches }: { entrants: readonly ReadonlySet<string>[]; reaches: readonly Reach[] },
): ReadonlySet<string> {
  if (slot >= 0) return entrants[slot]!;
  if (slot === NOBODY || origin.type === 'entrant') return NO_TEAMS;
  const { winners, losers } = reaches[origin.node]!;
  return origin.type === 'winner' ? winners : losers;
}

function decidedReach(
  { plan }: Stage,
  node: number,
  { cell, sides }: { cell: Cell; sides: Sides },
): Reach {
  const planned = plan.nodes[node]!;
  const { winner, loser } = winnerAndLoser(cell);
  const goesOn = outgoingTeams(planned, cell, cell.verdict).winner >= 0;
  const teams = (team: number) => (team < 0 ? NO_TEAMS : team === cell.a ? sides[0] : sides[1]);
  return {
    winners: teams(winner),
    losers: teams(loser),
    champions: planned.endsUnlessB && goesOn ? NO_TEAMS : teams(winner),
    isDecided: true,
  };
}

/** Nobody where it was drawn or cancelled, or both forfeited. */
function winnerAndLoser({ a, b, verdict }: Cell): { winner: number; loser: number } {
  if (verdict === A_WINS) return { winner: a, loser: b };
  return verdict === B_WINS ? { winner: b, loser: a } : { winner: NOBODY, loser: NOBODY };
}

function openReach(stage: Stage, node: number, [a, b]: Sides): Reach {
  const beats = forfeitRule(stage);
  const winsOf = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    filter(
      own,
      (team) => other.size === 0 || some(other, (rival) => rival !== team && beats(team, rival)),
    );
  const lossesOf = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    filter(own, (team) => some(other, (rival) => rival !== team && beats(rival, team)));
  const isDecided = false;
  if (stage.plan.nodes[node]!.endsUnlessB) {
    // Only if B wins, both play again.
    const champions = winsOf(a, b);
    return { winners: winsOf(b, a), losers: lossesOf(a, b), champions, isDecided };
  }
  const winners = union(winsOf(a, b), winsOf(b, a));
  return { winners, losers: union(lossesOf(a, b), lossesOf(b, a)), champions: winners, isDecided };
}

/** Of two teams that were dropped, the one that left first forfeits. */
function forfeitRule({ dropped, seeds }: Stage): (one: string, other: string) => boolean {
  if (dropped.size === 0) return () => true;
  const left = (team: string) => dropped.get(seeds.get(team) ?? -1) ?? Number.POSITIVE_INFINITY;
  return (one, other) => left(one) >= left(other);
}

function filter(teams: ReadonlySet<string>, is: (team: string) => boolean): Set<string> {
  return new Set([...teams].filter(is));
}

function some(teams: ReadonlySet<string>, is: (team: string) => boolean): boolean {
  for (const team of teams) if (is(team)) return true;
  return false;
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}
