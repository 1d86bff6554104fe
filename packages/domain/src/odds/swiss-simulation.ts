import type { Random } from '../random/random';
import { at } from '../stages/pages';
import { seriesOf } from '../stages/rounds';
import { type Stage, UNDECIDED } from '../stages/state';
import { tallies } from '../stages/tally';
import { POINTS, type SwissSettings } from '../stages/vocabulary';
import { drawnRounds, roundCount } from '../swiss/rounds';
import type { Luck } from './luck';
import { EMPTY, type Simulation } from './simulation';

/** How far down the line a fresh opponent is looked for. */
const LOOK_AHEAD = 8;

/**
 * Swiss stages. Rounds that are not drawn yet are paired in passing: within equal points by lot, no
 * rematch where one of the next few is fresh. That is not the draw itself, which would take too
 * long ten thousand times, but meets teams of the same strength. Ties on points go by lot.
 */
export function simulateSwiss(
  stage: Stage,
  settings: SwissSettings,
  teamCount: number,
): Simulation {
  const { target } = settings;
  const count = stage.entrants.length;
  const records = new Records(stage);
  const drawn = drawnRounds(stage.plan).length;
  const rounds = roundCount(target);
  const open = openPairs(stage);
  const canDraw = stage.plan.rounds.map((round) => seriesOf(settings, round).bestOf === 2);
  const appearances = new Float64Array(stage.plan.rounds.length * teamCount);
  const line = new Int32Array(count);
  const sorting = new Sorting(count);
  const orders = [new Int32Array(count)];
  const hasMet = (a: number, b: number) => records.met[a * count + b] === 1;

  const { wins, losses } = records;
  const isOver = (entrant: number) =>
    target.kind === 'records' &&
    (wins[entrant]! >= target.wins || losses[entrant]! >= target.losses);
  const gone = Uint8Array.from({ length: count }, (_, entrant) => +stage.dropped.has(entrant));

  /** Puts everyone in line who came and still plays, and says how many. */
  const lineUp = (teams: Int32Array, { onlyActive }: { onlyActive: boolean }) => {
    let length = 0;
    for (let entrant = 0; entrant < count; entrant++) {
      if (teams[entrant] === EMPTY || gone[entrant] === 1) continue;
      if (!onlyActive || !isOver(entrant)) line[length++] = entrant;
    }
    return length;
  };
  const playIn = (round: number, teams: Int32Array, luck: Luck) => (a: number, b: number) => {
    appearances[round * teamCount + teams[a]!]! += 1;
    appearances[round * teamCount + teams[b]!]! += 1;
    records.meet(a, b);
    const first = luck.beats(teams[a]!, teams[b]!);
    if (canDraw[round] && first !== luck.beats(teams[a]!, teams[b]!)) {
      records.draw(a, b);
      return;
    }
    records.win(first ? a : b);
    losses[first ? b : a]! += 1;
  };

  return {
    orders,
    appearances,
    run(teams, luck) {
      const { random } = luck;
      records.restart();
      const playOpen = playIn(drawn - 1, teams, luck);
      for (const [a, b] of open) playOpen(a, b);
      for (let round = drawn; round < rounds; round++) {
        const active = lineUp(teams, { onlyActive: true });
        sorting.sort(line, active, records, random);
        const bye = pairUp(line, active, { hasMet, play: playIn(round, teams, luck) });
        if (bye !== EMPTY) records.win(bye);
      }
      const all = lineUp(teams, { onlyActive: false });
      sorting.sort(line, all, records, random);
      const order = orders[0]!;
      for (let place = 0; place < count; place++)
        order[place] = place < all ? teams[line[place]!]! : EMPTY;
    },
  };
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

/** Neighbours meet, or the next who is fresh. Gives whoever is left over, or EMPTY. */
function pairUp(
  line: Int32Array,
  count: number,
  {
    hasMet,
    play,
  }: { hasMet: (a: number, b: number) => boolean; play: (a: number, b: number) => void },
): number {
  for (let first = 0; first < count; first++) {
    const a = line[first]!;
    if (a === EMPTY) continue;
    let second = EMPTY;
    const end = Math.min(count, first + 1 + LOOK_AHEAD);
    for (let place = first + 1; place < end; place++) {
      if (line[place] === EMPTY) continue;
      if (second === EMPTY) second = place;
      if (hasMet(a, line[place]!)) continue;
      second = place;
      break;
    }
    if (second === EMPTY) return a;
    play(a, line[second]!);
    line[second] = EMPTY;
  }
  return EMPTY;
}
