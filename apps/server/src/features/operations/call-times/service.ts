/** How long calls take and which fail, of all processes together. Written in small batches. */
import type { CallReport, CallTimes } from '@mes/contract/operations-schemas';
import { addCounts, percentile } from '@mes/domain/operations/call-times';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { CallRecords } from '../../../platform/calls/call-records';
import type { Database, Db } from '../../../platform/database/database';
import * as repository from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_CALLS = 300;

/** What cannot be saved is counted with the next batch. */
export async function saveRecords(
  database: Database,
  records: CallRecords,
  now: number,
): Promise<void> {
  const taken = records.take();
  if (taken.calls.length === 0) return;
  const hour = hourOf(now);
  // In one order, so that processes that write at the same time do not block each other.
  const rows = taken.calls
    .map((counted) => ({ hour, ...counted }))
    .toSorted((one, other) => (one.call < other.call ? -1 : 1));
  try {
    await database.transaction(async (tx) => {
      await repository.addCounts(tx, rows);
      if (taken.errors.length === 0) return;
      await repository.insertErrors(
        tx,
        taken.errors.map((error) => ({ id: uuidv7(), ...error })),
      );
    });
  } catch (error) {
    records.restore(taken);
    throw error;
  }
}

export async function readCallReport(db: Db, now: number): Promise<CallReport> {
  const since = hourOf(now - DAY_MS);
  const byCall = new Map<string, repository.CallTimesRow>();
  for (const row of await repository.findSince(db, since)) {
    const sum = byCall.get(row.call);
    byCall.set(row.call, sum ? add(sum, row) : row);
  }
  const calls = [...byCall.values()].map(toCallTimes).toSorted((a, b) => b.p95 - a.p95);
  return {
    since,
    calls: calls.slice(0, MOST_CALLS),
    errors: await repository.findErrorsSince(db, now - DAY_MS),
  };
}

export async function deleteOldRecords(db: Db, now: number): Promise<void> {
  await repository.deleteBefore(db, {
    callTimesBefore: now - RETENTION.callTimes.ms,
    errorsBefore: now - RETENTION.serverErrors.ms,
  });
}

function add(
  one: repository.CallTimesRow,
  other: repository.CallTimesRow,
): repository.CallTimesRow {
  return {
    ...one,
    count: one.count + other.count,
    failed: one.failed + other.failed,
    refused: one.refused + other.refused,
    max: Math.max(one.max, other.max),
    buckets: addCounts(one.buckets, other.buckets),
  };
}

function toCallTimes(row: repository.CallTimesRow): CallTimes {
  const { call, count, failed, refused, max, buckets } = row;
  return {
    call,
    count,
    failed,
    refused,
    p50: round(percentile(buckets, { share: 0.5, max })),
    p95: round(percentile(buckets, { share: 0.95, max })),
    max: round(max),
  };
}

function hourOf(time: number): number {
  return time - (time % HOUR_MS);
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
