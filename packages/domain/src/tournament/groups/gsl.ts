import { playHalves } from '../bracket/double-elimination';
import { Draft } from '../model/draft';
import type { Plan } from '../model/plan';
import { snake } from '../seeding/orders';

/**
 * Groups of the GSL kind: a small double elimination each, whose halves both send a winner on. With
 * four teams: two opening matches, winners' match, elimination match, decider. Groups of any other
 * size work the same way.
 */
export function planGsl(entrants: number, { groups }: { groups: number }): Plan {
  const draft = new Draft();
  const dealt = snake(entrants, groups);
  dealt.forEach((members, group) => {
    const { upper, lower } = playHalves(draft, { upper: members, lower: [] }, group);
    draft.end(upper, 0);
    draft.end(lower, 1);
  });
  return draft.plan(dealt);
}
