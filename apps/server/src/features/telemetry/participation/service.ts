import type { Participation, ParticipationCounts } from '@mes/contract/telemetry-schemas';
import type { Db } from '../../../platform/database/database';
import { type DayPeriod, type DayPeriodInput, daysOf, periodBefore, toPeriod } from '../service';
import * as repository from './repository';

type Rows = readonly repository.ParticipationRow[];

export async function readParticipation(db: Db, input: DayPeriodInput): Promise<Participation> {
  const period = toPeriod(input);
  const before = periodBefore(period);
  const [rows, previousRows] = await Promise.all([
    repository.countByDayAndTournament(db, period),
    repository.countByDayAndTournament(db, before),
  ]);
  const ids = [...new Set(rows.map(({ tournament }) => tournament))];
  const names = await repository.findNames(
    db,
    ids.filter((id) => id !== null),
  );
  return {
    start: period.first,
    end: period.last,
    totals: sumOf(rows),
    previous: sumOf(previousRows),
    days: everyDay(period, rows),
    previousDays: everyDay(before, previousRows),
    tournaments: ids
      .map((id) => ({
        id,
        name: id && (names.get(id) ?? null),
        ...sumOf(rows.filter(({ tournament }) => tournament === id)),
      }))
      .toSorted((one, other) => other.signups - one.signups || other.matches - one.matches),
  };
}

function everyDay(period: DayPeriod, rows: Rows) {
  const byDay = new Map<number, repository.ParticipationRow[]>();
  for (const row of rows) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  return daysOf(period).map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) }));
}

function sumOf(rows: Rows): ParticipationCounts {
  const sum = { signups: 0, matches: 0, forfeits: 0, noShows: 0, disputes: 0 };
  for (const row of rows) {
    sum.signups += row.signups;
    sum.matches += row.matches;
    sum.forfeits += row.forfeits;
    sum.noShows += row.noShows;
    sum.disputes += row.disputes;
  }
  return sum;
}
