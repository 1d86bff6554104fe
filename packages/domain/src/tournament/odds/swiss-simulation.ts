import type { Random } from '../../random/random';
import { at } from '../model/paged-array';
import { seriesOf } from '../model/rounds';
import { type Stage, UNDECIDED } from '../model/state';
import { tallies } from '../model/tally';
import { POINTS, type SwissSettings, type SwissTarget } from '../model/vocabulary';
import { drawnRounds, roundCount } from '../swiss/rounds';
import { EMPTY, type Field, type Simulation } from './simulation';

/** How far down the line a fresh opponent is looked for. */
const LOOK_AHEAD = 8;

/**
 * Swiss stages. Rounds that are not drawn yet are paired in passing: within equal points by lot, no
 * rematch where one of the next few is fresh. That is not the draw itself, which would take too
 * long ten thousand times, but meets teams of the same strength. Ties on points go by lot.
 */
export class SwissSimulation implements Simulation {
  readonly orders: readonly [Int32Array];
  readonly appearances: Float64Array;
  readonly #stage: Stage;
  readonly #target: SwissTarget;
  readonly #field: Field;
  readonly #records: Records;
  readonly #drawn: number;
  readonly #open: readonly (readonly [number, number])[];
  readonly #canDraw: readonly boolean[];
  readonly #line: Int32Array;
  readonly #sorting: Sorting;
  #teams: Int32Array;

  constructor(stage: Stage, { target }: SwissSettings, field: Field) {
    const count = stage.entrants.length;
    this.#stage = stage;
    this.#target = target;
    this.#field = field;
    this.#teams = new Int32Array(count).fill(EMPTY);
    this.#records = new Records(stage);
    this.#drawn = drawnRounds(stage.plan).length;
    this.#open = openPairs(stage);
    this.#canDraw = stage.plan.rounds.map((round) => seriesOf(stage.settings, round).bestOf === 2);
    this.#line = new Int32Array(count);
    this.#sorting = new Sorting(count);
    this.orders = [new Int32Array(count)];
    this.appearances = new Float64Array(stage.plan.rounds.length * field.teams);
  }

  run(teams: Int32Array): void {
    this.#teams = teams;
    this.#records.restart();
    for (const [a, b] of this.#open) this.#play(a, b, this.#drawn - 1);
    const rounds = roundCount(this.#target);
    for (let round = this.#drawn; round < rounds; round++) this.#playRound(round);
    const count = this.#lineUp({ onlyActive: false });
    const [order] = this.orders;
    for (let place = 0; place < order.length; place++)
      order[place] = place < count ? teams[this.#line[place]!]! : EMPTY;
  }

  /** Neighbours meet, or the next who is fresh; whoever is left over has the bye. */
  #playRound(round: number): void {
    const line = this.#line;
    const count = this.#lineUp({ onlyActive: true });
    for (let first = 0; first < count; first++) {
      const a = line[first]!;
      if (a === EMPTY) continue;
      const second = this.#opponentAfter(first, count);
      if (second === EMPTY) {
        this.#records.win(a);
        continue;
      }
      this.#play(a, line[second]!, round);
      line[second] = EMPTY;
    }
  }

  #opponentAfter(first: number, count: number): number {
    const line = this.#line;
    const end = Math.min(count, first + 1 + LOOK_AHEAD);
    let nearest = EMPTY;
    for (let place = first + 1; place < end; place++) {
      if (line[place] === EMPTY) continue;
      if (!this.#records.haveMet(line[first]!, line[place]!)) return place;
      if (nearest === EMPTY) nearest = place;
    }
    return nearest;
  }

  #play(a: number, b: number, round: number): void {
    const { teams, luck } = this.#field;
    const [teamA, teamB] = [this.#teams[a]!, this.#teams[b]!];
    this.appearances[round * teams + teamA]! += 1;
    this.appearances[round * teams + teamB]! += 1;
    this.#records.meet(a, b);
    const first = luck.beats(teamA, teamB);
    if (this.#canDraw[round] && first !== luck.beats(teamA, teamB)) {
      this.#records.draw(a, b);
      return;
    }
    this.#records.win(first ? a : b);
    this.#records.lose(first ? b : a);
  }

  /** Puts everyone in line who came (and still plays), best first, and says how many. */
  #lineUp({ onlyActive }: { onlyActive: boolean }): number {
    let count = 0;
    for (let entrant = 0; entrant < this.#line.length; entrant++) {
      if (this.#teams[entrant] === EMPTY || this.#stage.dropped.has(entrant)) continue;
      if (!onlyActive || !this.#isOver(entrant)) this.#line[count++] = entrant;
    }
    this.#sorting.sort(this.#line, count, this.#records, this.#field.luck.random);
    return count;
  }

  #isOver(entrant: number): boolean {
    const target = this.#target;
    if (target.kind === 'rounds') return false;
    const { wins, losses } = this.#records;
    return wins[entrant]! >= target.wins || losses[entrant]! >= target.losses;
  }
}

/** Records from which each run starts again. */
class Records {
  readonly wins: Int32Array;
  readonly losses: Int32Array;
  readonly points: Int32Array;
  readonly met: Uint8Array;
  readonly #before: readonly [Int32Array, Int32Array, Int32Array, Uint8Array];

  constructor(stage: Stage) {
    const tally = tallies(stage);
    const count = tally.length;
    this.wins = Int32Array.from(tally, ({ wins }) => wins);
    this.losses = Int32Array.from(tally, ({ losses }) => losses);
    this.points = Int32Array.from(tally, ({ points }) => points);
    this.met = new Uint8Array(count * count);
    for (const [a, b] of drawnRounds(stage.plan).flat()) if (b !== null) this.meet(a, b);
    this.#before = [this.wins.slice(), this.losses.slice(), this.points.slice(), this.met.slice()];
  }

  restart(): void {
    this.wins.set(this.#before[0]);
    this.losses.set(this.#before[1]);
    this.points.set(this.#before[2]);
    this.met.set(this.#before[3]);
  }

  meet(a: number, b: number): void {
    this.met[a * this.wins.length + b] = 1;
    this.met[b * this.wins.length + a] = 1;
  }

  haveMet(a: number, b: number): boolean {
    return this.met[a * this.wins.length + b] === 1;
  }

  lose(entrant: number): void {
    this.losses[entrant]! += 1;
  }

  win(entrant: number): void {
    this.wins[entrant]! += 1;
    this.points[entrant]! += POINTS.win;
  }

  draw(a: number, b: number): void {
    this.points[a]! += POINTS.draw;
    this.points[b]! += POINTS.draw;
  }
}

function openPairs({ plan, cells }: Stage): [number, number][] {
  return plan.nodes.flatMap((_, node): [number, number][] => {
    const { a, b, verdict } = at(cells, node);
    return verdict === UNDECIDED ? [[a, b]] : [];
  });
}

/** Losses fit below a step of points. */
const LOSSES = 32;

/** Puts a line in order: most points first, then fewest losses, then by lot. Sorts by counting. */
class Sorting {
  readonly #places = new Int32Array(100 * LOSSES);
  readonly #sorted: Int32Array;

  constructor(entrants: number) {
    this.#sorted = new Int32Array(entrants);
  }

  sort(line: Int32Array, count: number, { points, losses }: Records, random: Random): void {
    const places = this.#places;
    const rankOf = (entrant: number) => (points[entrant]! + 1) * LOSSES - losses[entrant]!;
    let lowest = places.length - 1;
    let highest = 0;
    for (let last = count - 1; last >= 0; last--) {
      const drawn = Math.floor(random() * (last + 1));
      const entrant = line[drawn]!;
      line[drawn] = line[last]!;
      line[last] = entrant;
      const rank = rankOf(entrant);
      places[rank]! += 1;
      if (rank < lowest) lowest = rank;
      if (rank > highest) highest = rank;
    }
    let next = 0;
    for (let rank = highest; rank >= lowest; rank--) {
      const level = places[rank]!;
      places[rank] = next;
      next += level;
    }
    for (let place = 0; place < count; place++)
      this.#sorted[places[rankOf(line[place]!)]!++] = line[place]!;
    line.set(this.#sorted);
    places.fill(0, lowest, highest + 1);
  }
}
