import { paged } from './paged-array';
import { UNKNOWN } from './plan';
import { goOn } from './settle';
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
    const given = { a: a[node]!, b: b[node]!, result: results.get(node) ?? null };
    if (given.result && (given.a < 0 || given.b < 0))
      throw new RangeError('A match has a result before both of its teams are known.');
    const verdict = verdictOf(given, stage.dropped);
    if (verdict !== UNDECIDED) {
      const { winner, loser } = goOn(planned, given, verdict);
      if (planned.winnerTo) (planned.winnerTo.side === 0 ? a : b)[planned.winnerTo.node] = winner;
      if (planned.loserTo) (planned.loserTo.side === 0 ? a : b)[planned.loserTo.node] = loser;
    }
    return { a: given.a, b: given.b, result: given.result, verdict };
  });
  return { ...stage, cells: paged(cells) };
}
