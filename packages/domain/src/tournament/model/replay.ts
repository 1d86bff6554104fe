import { paged } from './paged-array';
import { UNKNOWN } from './plan';
import { outgoingTeams } from './propagate';
import { type Cell, type Stage, UNDECIDED, verdictOf } from './state';
import type { Result } from './vocabulary';

/** The stage with all of these results, in one pass over the plan; keys are matches of the plan. */
export function replay(stage: Stage, results: ReadonlyMap<number, Result>): Stage {
  const { nodes } = stage.plan;
  const a = new Int32Array(nodes.length).fill(UNKNOWN);
  const b = new Int32Array(nodes.length).fill(UNKNOWN);
  const cells = nodes.map((planned, node): Cell => {
    const [originA, originB] = planned.origins;
    if (originA.type === 'entrant') a[node] = originA.entrant;
    if (originB.type === 'entrant') b[node] = originB.entrant;
    const entered = { a: a[node]!, b: b[node]!, result: results.get(node) ?? null };
    if (entered.result && (entered.a < 0 || entered.b < 0))
      throw new RangeError('A match has a result before both of its teams are known.');
    const verdict = verdictOf(entered, stage.dropped);
    if (verdict !== UNDECIDED) {
      const { winner, loser } = outgoingTeams(planned, entered, verdict);
      if (planned.winnerTo) (planned.winnerTo.side === 0 ? a : b)[planned.winnerTo.node] = winner;
      if (planned.loserTo) (planned.loserTo.side === 0 ? a : b)[planned.loserTo.node] = loser;
    }
    return { a: entered.a, b: entered.b, result: entered.result, verdict };
  });
  return { ...stage, cells: paged(cells) };
}
