import type { Retention } from '@mes/contract/telemetry-schemas';
import type { Db } from '../../../platform/database/database';
import { listOpenDays } from '../rollups/service';
import { type DayPeriodInput, periodBefore, toPeriod } from '../service';
import * as repository from './repository';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The epoch began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** More do not fit on a page, and accounts are not followed for longer. */
const MOST_WEEKS = 53;

/** Whole weeks, from the one of the first day to the one of the last. */
export async function readRetention(db: Db, input: DayPeriodInput): Promise<Retention> {
  const { first, last } = toPeriod(input);
  const end = floorToWeek(last);
  const start = Math.max(floorToWeek(first), end - (MOST_WEEKS - 1) * WEEK_MS);
  const period = { first: start, last: end + WEEK_MS - DAY_MS };
  const [openFrom = input.now] = await listOpenDays(db, input.now);
  const [cohorts, previous] = await Promise.all([
    repository.findCohorts(db, { period, openFrom }),
    repository.findCohorts(db, { period: periodBefore(period), openFrom }),
  ]);
  const thisWeek = floorToWeek(input.now);
  const byWeek = new Map(cohorts.map((cohort) => [cohort.week, cohort]));
  return {
    start: Math.max(0, start),
    end: Math.max(0, end),
    totals: sumOf(cohorts),
    previous: sumOf(previous),
    cohorts: weeksBetween(start, end).map((week) => ({
      week: Math.max(0, week),
      registered: byWeek.get(week)?.registered ?? 0,
      active: weeksBetween(week, Math.min(thisWeek, week + (MOST_WEEKS - 1) * WEEK_MS)).map(
        (_, later) => byWeek.get(week)?.active[later] ?? 0,
      ),
    })),
  };
}

function sumOf(cohorts: readonly repository.CohortRow[]): Retention['totals'] {
  return {
    registered: cohorts.reduce((sum, { registered }) => sum + registered, 0),
    cameBack: cohorts.reduce((sum, { cameBack }) => sum + cameBack, 0),
  };
}

function weeksBetween(first: number, last: number): number[] {
  const count = (last - first) / WEEK_MS + 1;
  return Array.from({ length: count }, (_, index) => first + index * WEEK_MS);
}

function floorToWeek(time: number): number {
  return Math.floor((time - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
}
