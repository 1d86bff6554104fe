/** Start times that are planned by round, and given to matches when these are drawn. */
import type { PlanRound } from '../model/plan';
import type { Stage } from '../model/state';
import { positionKey, type RoundPlan } from '../model/vocabulary';

type RoundPlace = Pick<PlanRound, 'part' | 'round' | 'of'>;

/** How a plan names a round: the same round of all groups is one. */
export function planRound({ part, round, of }: RoundPlace): Pick<RoundPlan, 'part' | 'round'> {
  return { part, round: part === 'upper' || part === 'lower' ? round - of - 1 : round };
}

export function planKey({ part, round }: Pick<RoundPlan, 'part' | 'round'>): string {
  return `${part} ${round}`;
}

/**
 * By the key of its position, for each match of a stage that has a planned time. Matches of a round take
 * the times in their order; where there are fewer matches than times, the last times are left over.
 */
export function plannedStarts({ plan, settings }: Stage): Map<number, number> {
  const starts = new Map<number, number>();
  const left = new Map(
    (settings.plannedStarts ?? []).map((each) => [planKey(each), [...each.startsAt]]),
  );
  if (left.size === 0) return starts;
  for (const round of plan.rounds) {
    const times = left.get(planKey(planRound(round)));
    if (!times) continue;
    for (const node of round.nodes) {
      const startsAt = times.shift() ?? null;
      if (startsAt !== null) starts.set(positionKey(plan.nodes[node]!.position), startsAt);
    }
  }
  return starts;
}

/** With every time moved by as much. */
export function shiftPlans(plans: readonly RoundPlan[], byMs: number) {
  return plans.map((plan) => ({
    ...plan,
    startsAt: plan.startsAt.map((startsAt) => (startsAt === null ? null : startsAt + byMs)),
  }));
}

/** A stage whose matches get no time when they are drawn. */
export function withoutPlan<S extends { plannedStarts?: unknown }>(stage: S): S {
  const copy = { ...stage };
  delete copy.plannedStarts;
  return copy;
}
