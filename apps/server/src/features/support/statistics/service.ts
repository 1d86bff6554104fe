import { InvalidParameter } from '@mes/contract/errors';
import type { TicketStatistics } from '@mes/contract/support-schemas';
import { TICKET_STATES } from '@mes/domain/support/tickets';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import * as repository from './repository';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;
const MOST_DAYS = 1_100;

/** Days are those of UTC, and the period begins with a whole one. */
export async function readStatistics(
  db: Db,
  { start, end, now }: { start?: number; end?: number; now: number },
): Promise<TicketStatistics> {
  // The end is not part of the period, but this moment is.
  const to = end ?? now + 1;
  const from = floorToDay(start ?? Math.max(to - DEFAULT_DAYS * DAY_MS, 0));
  if (to <= from || to - from > MOST_DAYS * DAY_MS) throw new InvalidParameter('start');
  const period = { start: from, end: to };
  const previousPeriod = { start: from - (to - from), end: from };
  const [totals, previous, counts, before, days, staff] = await Promise.all([
    repository.findTotals(db, period),
    repository.findTotals(db, previousPeriod),
    repository.countByStateAndCategory(db, period),
    repository.countBefore(db, period),
    repository.countByDay(db, period),
    repository.countByStaff(db, period),
  ]);
  let unresolved = before;
  return {
    ...totals,
    previous,
    states: Object.fromEntries(
      TICKET_STATES.map((state) => [state, sumOf(counts.filter((row) => row.state === state))]),
    ) as TicketStatistics['states'],
    days: days.map(({ day, opened, closed, firstAnswer }) => {
      unresolved += opened - closed;
      return { day, opened, closed, unresolved, firstAnswer };
    }),
    categories: categoriesOf(counts),
    staff: staff.map(({ id, name, photo, ...load }) => ({
      player: toPlayerReference({ id, name, photo }),
      ...load,
    })),
  };
}

type Counts = Awaited<ReturnType<typeof repository.countByStateAndCategory>>;

/** The most frequent first. */
function categoriesOf(counts: Counts): TicketStatistics['categories'] {
  const categories = [...new Set(counts.map(({ category }) => category))];
  return categories
    .map((category) => ({
      category,
      tickets: sumOf(counts.filter((row) => row.category === category)),
    }))
    .sort((one, other) => other.tickets - one.tickets);
}

function sumOf(counts: Counts): number {
  return counts.reduce((sum, { total }) => sum + total, 0);
}

function floorToDay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}
