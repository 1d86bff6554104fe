import { encountersOf } from '../groups/standings';
import { at } from '../model/paged-array';
import { seriesOf } from '../model/rounds';
import { type Stage, UNDECIDED } from '../model/state';
import { tallies } from '../model/tally';
import { POINTS } from '../model/vocabulary';
import { groupOrders, isGroupOver } from '../stages/group-tables';
import type { Luck } from './luck';
import { EMPTY, type Field, type Simulation } from './simulation';

interface Open {
  readonly a: number;
  readonly b: number;
  readonly round: number;
  readonly canDraw: boolean;
}

/**
 * Round robin groups. A group that is over keeps its order; in the others ties on points go by
 * matches among the tied where that is the next tie-break, then by lot: maps are not simulated.
 */
export function simulateGroups(stage: Stage, { teams: teamCount, luck }: Field): Simulation {
  const { plan } = stage;
  const open = openMatches(stage);
  const table = new Tables(stage);
  const byHeadToHead = stage.tieBreaks[1] === 'head_to_head';
  const worth = new Float64Array(stage.entrants.length);
  const ordered = groupOrders(stage).map((order) => Int32Array.from(order));
  const over = plan.groups.map((_, group) => isGroupOver(stage, group));
  const orders = ordered.map(({ length }) => new Int32Array(length));
  const appearances = new Float64Array(plan.rounds.length * teamCount);

  return {
    orders,
    appearances,
    run(teams) {
      table.restart();
      for (const { a, b, round, canDraw } of open) {
        if (teams[a] === EMPTY || teams[b] === EMPTY) continue;
        appearances[round * teamCount + teams[a]!]! += 1;
        appearances[round * teamCount + teams[b]!]! += 1;
        table.add(a, b, pointsOf(teams[a]!, teams[b]!, { luck, canDraw }));
      }
      ordered.forEach((order, group) => {
        if (!over[group]) {
          for (const entrant of order) {
            const among = byHeadToHead ? table.amongTied(entrant, order) : 0;
            // Each part stays below one step of the part before it.
            worth[entrant] = table.points[entrant]! * 1_000 + among + luck.random();
            if (stage.dropped.has(entrant)) worth[entrant] = -1;
          }
          order.sort((a, b) => worth[b]! - worth[a]!);
        }
        fill(orders[group]!, order, teams);
      });
    },
  };
}

/** Points, and what each won against the others of its group. */
class Tables {
  readonly points: Float64Array;
  readonly #won: Float64Array;
  /** Where the results of an entrant begin, and its place in the group. */
  readonly #row: Int32Array;
  readonly #column: Int32Array;
  readonly #before: readonly [Float64Array, Float64Array];

  constructor(stage: Stage) {
    const { plan, entrants } = stage;
    this.#row = new Int32Array(entrants.length);
    this.#column = new Int32Array(entrants.length);
    let size = 0;
    for (const group of plan.groups) {
      group.forEach((entrant, place) => {
        this.#row[entrant] = size;
        this.#column[entrant] = place;
        size += group.length;
      });
    }
    this.points = Float64Array.from(tallies(stage), ({ points }) => points);
    this.#won = new Float64Array(size);
    for (const [key, won] of encountersOf(stage)) {
      const entrant = Math.floor(key / entrants.length);
      this.#won[this.#row[entrant]! + this.#column[key % entrants.length]!] = won;
    }
    this.#before = [this.points.slice(), this.#won.slice()];
  }

  restart(): void {
    this.points.set(this.#before[0]);
    this.#won.set(this.#before[1]);
  }

  /** A match in which `a` won so many points. */
  add(a: number, b: number, won: number): void {
    const lost = won === POINTS.draw ? POINTS.draw : POINTS.win - won;
    this.points[a]! += won;
    this.points[b]! += lost;
    this.#won[this.#row[a]! + this.#column[b]!]! += won;
    this.#won[this.#row[b]! + this.#column[a]!]! += lost;
  }

  amongTied(entrant: number, group: Int32Array): number {
    let sum = 0;
    for (const other of group)
      if (this.points[other] === this.points[entrant])
        sum += this.#won[this.#row[entrant]! + this.#column[other]!]!;
    return sum;
  }
}

function pointsOf(
  team: number,
  other: number,
  { luck, canDraw }: { luck: Luck; canDraw: boolean },
): number {
  const first = luck.beats(team, other);
  if (!canDraw) return first ? POINTS.win : POINTS.loss;
  const second = luck.beats(team, other);
  if (first !== second) return POINTS.draw;
  return first ? POINTS.win : POINTS.loss;
}

function fill(into: Int32Array, order: Int32Array, teams: Int32Array): void {
  let filled = 0;
  for (const entrant of order) if (teams[entrant] !== EMPTY) into[filled++] = teams[entrant]!;
  into.fill(EMPTY, filled);
}

function openMatches({ plan, cells, settings }: Stage): Open[] {
  return plan.rounds.flatMap((planned, round) => {
    const canDraw = seriesOf(settings, planned).bestOf === 2;
    return planned.nodes.flatMap((node): Open[] => {
      const { a, b, verdict } = at(cells, node);
      return verdict === UNDECIDED ? [{ a, b, round, canDraw }] : [];
    });
  });
}
