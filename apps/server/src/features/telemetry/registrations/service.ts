import type { Registrations } from '@mes/contract/telemetry-schemas';
import type { Db } from '../../../platform/database/database';
import { sumNewVisitors } from '../rollups/service';
import { type DayPeriod, type DayPeriodInput, daysOf, periodBefore, toPeriod } from '../service';
import * as repository from './repository';

export async function readRegistrations(db: Db, input: DayPeriodInput): Promise<Registrations> {
  const period = toPeriod(input);
  const before = periodBefore(period);
  const { now } = input;
  const [funnel, previousFunnel, days, previousDays, countries, previousCountries] =
    await Promise.all([
      readFunnel(db, { period, now }),
      readFunnel(db, { period: before, now }),
      readDays(db, period),
      readDays(db, before),
      repository.countByCountry(db, period),
      repository.countByCountry(db, before),
    ]);
  const previousByCountry = new Map(
    previousCountries.map(({ country, registered }) => [country, registered]),
  );
  return {
    start: period.first,
    end: period.last,
    funnel,
    previousFunnel,
    days,
    previousDays,
    countries: countries
      .map(({ country, registered }) => ({
        country,
        registered,
        previous: previousByCountry.get(country) ?? 0,
      }))
      .toSorted((one, other) => other.registered - one.registered),
  };
}

async function readFunnel(
  db: Db,
  { period, now }: { period: DayPeriod; now: number },
): Promise<Registrations['funnel']> {
  const [newVisitors, steps] = await Promise.all([
    sumNewVisitors(db, { days: period, now }),
    repository.countSteps(db, period),
  ]);
  return { newVisitors, ...steps };
}

async function readDays(db: Db, period: DayPeriod) {
  const rows = await repository.countByDay(db, period);
  const byDay = new Map(rows.map(({ day, registered }) => [day, registered]));
  return daysOf(period).map((day) => ({ day, registered: byDay.get(day) ?? 0 }));
}
