import type { QueueHistory } from '@mes/contract/telemetry-schemas';
import type { Db } from '../../../platform/database/database';
import { listQueueHours, type QueueHour } from '../../queue/history/service';
import { floorToDay } from '../rollups/service';
import { type DayPeriod, type DayPeriodInput, daysOf, periodBefore, toPeriod } from '../service';

const DAY_MS = 86_400_000;
const BUSIEST_HOURS = 10;

export async function readQueueHistory(db: Db, input: DayPeriodInput): Promise<QueueHistory> {
  const period = toPeriod(input);
  const before = periodBefore(period);
  const [hours, previous] = await Promise.all([findHours(db, period), findHours(db, before)]);
  return {
    start: period.first,
    end: period.last,
    totals: sumOf(hours),
    previous: sumOf(previous),
    days: everyDay(period, hours),
    previousDays: everyDay(before, previous),
    busiestHours: hours
      .toSorted(
        (one, other) => other.mostWaiting - one.mostWaiting || other.arrivals - one.arrivals,
      )
      .slice(0, BUSIEST_HOURS),
  };
}

function findHours(db: Db, { first, last }: DayPeriod): Promise<QueueHour[]> {
  return listQueueHours(db, { from: first, until: last + DAY_MS });
}

function everyDay(period: DayPeriod, hours: readonly QueueHour[]) {
  const byDay = new Map<number, QueueHour[]>(daysOf(period).map((day) => [day, []]));
  for (const each of hours) byDay.get(floorToDay(each.hour))?.push(each);
  return [...byDay].map(([day, those]) => ({ day, ...sumOf(those) }));
}

function sumOf(hours: readonly QueueHour[]): QueueHistory['totals'] {
  const sums = { arrivals: 0, admitted: 0, mostWaiting: 0, longestWait: 0 };
  for (const hour of hours) {
    sums.arrivals += hour.arrivals;
    sums.admitted += hour.admitted;
    sums.mostWaiting = Math.max(sums.mostWaiting, hour.mostWaiting);
    sums.longestWait = Math.max(sums.longestWait, hour.longestWait);
  }
  return sums;
}
