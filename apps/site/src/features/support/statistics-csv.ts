import type { TicketStatistics } from '@mes/contract/support-schemas';
import { writeCsv } from '@mes/domain/csv/csv';
import * as texts from './texts';

const MINUTE_MS = 60_000;

/** A line for each day, in UTC. */
export function statisticsCsv(days: TicketStatistics['days']): string {
  const head = [
    texts.day,
    texts.openedTickets,
    texts.closed,
    texts.unresolved,
    texts.firstAnswerMinutes,
  ];
  const lines = days.map(({ day, opened, closed, unresolved, firstAnswer }) => [
    new Date(day).toISOString().slice(0, 10),
    opened,
    closed,
    unresolved,
    firstAnswer === null ? null : Math.round(firstAnswer / MINUTE_MS),
  ]);
  return writeCsv([head, ...lines]);
}
