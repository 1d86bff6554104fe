/** Propagates results: winners and losers of a match move to the matches that it feeds. */
import { Rewriting } from './paged-array';
import { NOBODY, type PlanNode, type Target, UNKNOWN } from './plan';
import {
  A_WINS,
  B_WINS,
  type Cell,
  NO_WINNER,
  type Stage,
  UNDECIDED,
  type Verdict,
  verdictOf,
} from './state';
import type { Result } from './vocabulary';

export interface Propagation {
  readonly stage: Stage;
  /** Matches whose teams, result or verdict have changed, in order of play. */
  readonly changed: readonly number[];
  /** Those of them that lost their result, because other teams play them now. */
  readonly undone: readonly number[];
}

/** A result to enter, or null to take it back. */
interface EnteredResult {
  readonly node: number;
  readonly result: Result | null;
}

interface Changes {
  readonly entered?: readonly EnteredResult[];
  /** Matches to judge again, because teams of them were dropped or reinstated. */
  readonly revisited?: readonly number[];
}

/** Enters results, and judges every match again that they or `revisited` reach. */
export function propagate(stage: Stage, { entered = [], revisited = [] }: Changes): Propagation {
  const propagator = new Propagator(stage);
  for (const { node, result } of entered) propagator.enter(node, result);
  for (const node of revisited) propagator.revisit(node);
  return propagator.run();
}

class Propagator {
  readonly #stage: Stage;
  readonly #cells: Rewriting<Cell>;
  readonly #waiting: number[] = [];
  readonly #changed: number[] = [];
  readonly #undone: number[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#cells = new Rewriting(stage.cells);
  }

  enter(node: number, result: Result | null): void {
    const { a, b, verdict } = this.#cells.at(node);
    this.#write(node, { a, b, result, verdict });
    this.revisit(node);
  }

  revisit(node: number): void {
    if (!this.#waiting.includes(node)) this.#waiting.push(node);
  }

  run(): Propagation {
    while (this.#waiting.length > 0) this.#judge(this.#next());
    return {
      stage: { ...this.#stage, cells: this.#cells.pages() },
      changed: this.#changed.sort(ascending),
      undone: this.#undone.sort(ascending),
    };
  }

  /** A plan lists matches after those that feed them: the first that waits has both of its teams. */
  #next(): number {
    const waiting = this.#waiting;
    let first = 0;
    for (let place = 1; place < waiting.length; place++)
      if (waiting[place]! < waiting[first]!) first = place;
    const node = waiting[first]!;
    waiting[first] = waiting.at(-1)!;
    waiting.pop();
    return node;
  }

  #judge(node: number): void {
    const cell = this.#cells.at(node);
    const { a, b, result } = cell;
    const verdict = verdictOf(cell, this.#stage.dropped);
    if (verdict !== cell.verdict) this.#write(node, { a, b, result, verdict });
    const planned = this.#stage.plan.nodes[node]!;
    if (!planned.winnerTo && !planned.loserTo) return;
    const { winner, loser } = outgoingTeams(planned, cell, verdict);
    if (planned.winnerTo) this.#send(planned.winnerTo, winner);
    if (planned.loserTo) this.#send(planned.loserTo, loser);
  }

  #send({ node, side }: Target, team: number): void {
    const { a, b, result, verdict } = this.#cells.at(node);
    if ((side === 0 ? a : b) === team) return;
    if (result) this.#undone.push(node);
    const next = { a: side === 0 ? team : a, b: side === 1 ? team : b, result: null, verdict };
    this.#write(node, next);
    this.revisit(node);
  }

  #write(node: number, cell: Cell): void {
    this.#cells.set(node, cell);
    if (!this.#changed.includes(node)) this.#changed.push(node);
  }
}

/** Who leaves the match towards the next ones: a team, NOBODY, or UNKNOWN while it is open. */
export function outgoingTeams(
  { endsUnlessB }: Readonly<PlanNode>,
  { a, b }: Omit<Cell, 'verdict'>,
  verdict: Verdict,
): { winner: number; loser: number } {
  if (verdict === UNDECIDED) return { winner: UNKNOWN, loser: UNKNOWN };
  const over = endsUnlessB && !(verdict === B_WINS && a !== NOBODY);
  if (over || verdict === NO_WINNER) return { winner: NOBODY, loser: NOBODY };
  return verdict === A_WINS ? { winner: a, loser: b } : { winner: b, loser: a };
}

function ascending(a: number, b: number): number {
  return a - b;
}
