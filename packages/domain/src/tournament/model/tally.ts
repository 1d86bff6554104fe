/** What each team has won and lost in a stage. */
import { at } from './paged-array';
import { NOBODY, type PlanRound } from './plan';
import { seriesOf } from './rounds';
import { A_WINS, B_WINS, type Cell, DRAWN, type Stage, UNDECIDED } from './state';
import { POINTS, type Result } from './vocabulary';

export interface Tally {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  mapWins: number;
  mapLosses: number;
  roundWins: number;
  roundLosses: number;
  points: number;
  byes: number;
}

/** One for each entrant, of all rounds or of those before `until`. */
export function tallies(stage: Stage, until = Number.POSITIVE_INFINITY): Tally[] {
  const all = stage.entrants.map(nothing);
  for (const round of stage.plan.rounds) {
    if (round.round >= until) continue;
    const mapsToWin = Math.floor(seriesOf(stage.settings, round).bestOf / 2) + 1;
    count(stage, round, { all, mapsToWin });
  }
  return all;
}

function nothing(): Tally {
  return {
    played: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    mapWins: 0,
    mapLosses: 0,
    roundWins: 0,
    roundLosses: 0,
    points: 0,
    byes: 0,
  };
}

function count(
  { plan, cells }: Stage,
  round: PlanRound,
  { all, mapsToWin }: { all: readonly Tally[]; mapsToWin: number },
): void {
  for (const node of round.nodes) {
    const cell = at(cells, node);
    if (cell.verdict === UNDECIDED || cell.result?.kind === 'cancelled') continue;
    if (cell.a === NOBODY || cell.b === NOBODY) {
      if (plan.nodes[node]!.position.part === 'swiss') countBye(cell, all);
      continue;
    }
    const a = all[cell.a]!;
    const b = all[cell.b]!;
    countVerdict(a, cell.verdict === A_WINS, cell.verdict === DRAWN);
    countVerdict(b, cell.verdict === B_WINS, cell.verdict === DRAWN);
    countScore(a, b, { result: cell.result, cell, mapsToWin });
  }
}

/** A bye counts as a win, without maps. */
function countBye(cell: Cell, all: readonly Tally[]): void {
  const team = cell.a === NOBODY ? cell.b : cell.a;
  if (team === NOBODY) return;
  const tally = all[team]!;
  tally.byes += 1;
  if (cell.verdict === A_WINS || cell.verdict === B_WINS) countVerdict(tally, true, false);
}

function countVerdict(tally: Tally, won: boolean, drawn: boolean): void {
  tally.played += 1;
  if (won) tally.wins += 1;
  else if (drawn) tally.draws += 1;
  else tally.losses += 1;
  tally.points += won ? POINTS.win : drawn ? POINTS.draw : POINTS.loss;
}

/** A forfeit counts as the maps that win the series, and no rounds. */
function countScore(
  a: Tally,
  b: Tally,
  { result, cell, mapsToWin }: { result: Result | null; cell: Cell; mapsToWin: number },
): void {
  if (result?.kind === 'played') {
    a.mapWins += result.maps[0];
    a.mapLosses += result.maps[1];
    b.mapWins += result.maps[1];
    b.mapLosses += result.maps[0];
    a.roundWins += result.rounds[0];
    a.roundLosses += result.rounds[1];
    b.roundWins += result.rounds[1];
    b.roundLosses += result.rounds[0];
    return;
  }
  if (cell.verdict === A_WINS) {
    a.mapWins += mapsToWin;
    b.mapLosses += mapsToWin;
  } else if (cell.verdict === B_WINS) {
    b.mapWins += mapsToWin;
    a.mapLosses += mapsToWin;
  }
}
