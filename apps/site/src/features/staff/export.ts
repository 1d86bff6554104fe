/** The staff and what they did as CSV, for spreadsheets. */
import type { ActivityEntry, StaffActivity } from '@mes/contract/staff';
import { writeCsv } from '@mes/domain/csv/csv';
import { kindLabel } from './labels';
import type { StaffPeriod } from './period';
import * as texts from './texts';

export function boardCsv(rows: readonly StaffActivity[]): string {
  const head = [
    texts.rank,
    texts.name,
    texts.former,
    texts.points,
    texts.messages,
    texts.tickets,
    texts.matches,
    texts.maps,
    texts.lastSeen,
  ];
  const lines = rows.map((row) => [
    row.rank,
    row.staff.name,
    row.staff.old ? texts.former : '',
    row.points,
    row.messages,
    row.tickets,
    row.matches,
    row.captured,
    row.lastSeenAt === null ? null : toIso(row.lastSeenAt),
  ]);
  return writeCsv([head, ...lines]);
}

export function entriesCsv(entries: readonly ActivityEntry[]): string {
  const head = [
    texts.time,
    texts.name,
    texts.kind,
    texts.count,
    texts.points,
    texts.subject,
    texts.note,
    texts.addedBy,
  ];
  const lines = entries.map(({ at, staff, kind, count, points, subject, note, addedBy }) => [
    toIso(at),
    staff.name,
    kindLabel(kind),
    count,
    points,
    subject,
    note,
    addedBy?.name ?? null,
  ]);
  return writeCsv([head, ...lines]);
}

/** `staff-activity-2024-08-24-2024-09-22.csv`, with the days in UTC. */
export function fileName(name: string, { start, end }: StaffPeriod, now: number): string {
  const [first, last] = [start, end ?? now].map((at) => toIso(at).slice(0, 10));
  return `${name}-${first}-${last}.csv`;
}

function toIso(at: number): string {
  return new Date(at).toISOString();
}
