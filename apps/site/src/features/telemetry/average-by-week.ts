import type { Retention } from '@mes/contract/telemetry-schemas';

/**
 * The share of accounts that were on the site so many weeks after their registration. Cohorts that have
 * not come so far yet do not count.
 */
export function averageByWeek(cohorts: Readonly<Retention['cohorts']>): number[] {
  const weeks = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return Array.from({ length: weeks }, (_, later) => {
    const reached = cohorts.filter(({ active }) => active.length > later);
    const registered = reached.reduce((sum, cohort) => sum + cohort.registered, 0);
    const active = reached.reduce((sum, cohort) => sum + cohort.active[later]!, 0);
    return registered === 0 ? 0 : active / registered;
  });
}
