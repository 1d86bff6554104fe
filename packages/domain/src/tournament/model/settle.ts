/** Lets what happened in a match reach the matches after it. */
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

export interface Settled {
  readonly stage: Stage;
  /** Matches that stand differently now, in order of play. */
  readonly changed: readonly number[];
  /** Those of them whose given result does not hold any more, because other teams play them. */
  readonly undone: readonly number[];
}

/** A result that was given, or null to take it back. */
export interface Given {
  readonly node: number;
  readonly result: Result | null;
}

/** Applies results, and judges again what they and `revisited` touch; `stage` may have new drops. */
export function settle(
  stage: Stage,
  { given = [], revisited = [] }: { given?: readonly Given[]; revisited?: readonly number[] },
): Settled {
  const settling = new Settling(stage);
  for (const { node, result } of given) settling.give(node, result);
  for (const node of revisited) settling.revisit(node);
  return settling.run();
}

class Settling {
  readonly #stage: Stage;
  readonly #cells: Rewriting<Cell>;
  readonly #waiting: number[] = [];
  readonly #changed: number[] = [];
  readonly #undone: number[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#cells = new Rewriting(stage.cells);
  }

  give(node: number, result: Result | null): void {
    const { a, b, verdict } = this.#cells.at(node);
    this.#write(node, { a, b, result, verdict });
    this.revisit(node);
  }

  revisit(node: number): void {
    if (!this.#waiting.includes(node)) this.#waiting.push(node);
  }

  run(): Settled {
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
    const { winner, loser } = goOn(planned, cell, verdict);
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
export function goOn(
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
