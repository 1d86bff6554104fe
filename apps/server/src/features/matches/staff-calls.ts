import { ObjectNotFound } from '@mes/contract/errors';
import type { StaffCall } from '@mes/contract/match-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/database/database';
import { emit } from '../../platform/outbox/outbox';
import { toReference } from '../players/service';
import * as repository from './repository-reports';
import type { Doing } from './settling';
import { summaries } from './summaries';

const CALLS_SHOWN = 200;

/** Puts a match into the queue of those that wait for staff. */
export async function callStaff(
  tx: Tx,
  { match, reason }: { match: string; reason: string },
  { by, now }: Doing,
): Promise<void> {
  const id = uuidv7();
  await repository.insertStaffCall(tx, { id, match, reason, by: by?.id ?? null, createdAt: now });
  await emit(tx, { channel: 'staff', type: 'match.staff_called', data: { id, match, reason } });
}

export async function openCalls(db: Db): Promise<StaffCall[]> {
  const rows = await repository.findOpenStaffCalls(db, CALLS_SHOWN);
  const matches = await summaries(
    db,
    rows.map(({ call }) => call.match),
  );
  const byId = new Map(matches.map((match) => [match.id, match]));
  return rows.map(({ call, by }) => ({
    id: call.id,
    match: byId.get(call.match)!,
    by: by && toReference(by),
    reason: call.reason,
    createdAt: call.createdAt,
  }));
}

export async function closeCall(tx: Tx, id: string, doing: Doing): Promise<void> {
  const closed = await close(tx, { id }, doing);
  if (closed === 0) throw new ObjectNotFound();
}

/** With a result, or with other teams, nobody waits for an answer or for staff any more. */
export async function closeWhatWaits(tx: Tx, match: string, doing: Doing): Promise<void> {
  await repository.closePending(tx, match, doing.now);
  await close(tx, { match }, doing);
}

async function close(
  tx: Tx,
  which: { id: string } | { match: string },
  { by, now }: Doing,
): Promise<number> {
  const matches = await repository.closeStaffCalls(tx, which, { by: by?.id ?? null, now });
  if (matches.length > 0)
    await emit(tx, { channel: 'staff', type: 'match.staff_call_closed', data: { matches } });
  return matches.length;
}
