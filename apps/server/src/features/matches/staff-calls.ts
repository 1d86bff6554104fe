import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { StaffCall } from '@mes/contract/match-schemas';
import type { Forfeit } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { AnyAction } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { toReference } from '../players/service';
import * as repository from './repository-reports';
import { summaries } from './summaries';

const CALLS_SHOWN = 200;

/** Puts a match into the queue of those that wait for staff. */
export async function callStaff(
  tx: Tx,
  { match, reason, noShow = null }: { match: string; reason: string; noShow?: Forfeit | null },
  { actor, now }: AnyAction,
): Promise<void> {
  const call = { id: uuidv7(), match, reason, noShow, by: actor?.id ?? null, createdAt: now };
  await repository.insertStaffCall(tx, call);
  const { id } = call;
  // Casters listen there too: whoever may read the reason reads it in the queue.
  await publish(tx, channels.staff(), 'match.staff_called', { id, match });
  await tellRoom(tx, match);
}

export async function openCalls(db: Db): Promise<StaffCall[]> {
  const rows = await repository.findOpenStaffCalls(db, CALLS_SHOWN);
  const matches = await summaries(
    db,
    rows.map(({ call }) => call.match),
  );
  const byId = new Map(matches.map((match) => [match.id, match]));
  return rows.map(({ call, by, takenBy }) => ({
    id: call.id,
    match: byId.get(call.match)!,
    by: by && toReference(by),
    reason: call.reason,
    noShow: call.noShow,
    createdAt: call.createdAt,
    takenBy: takenBy && toReference(takenBy),
    takenAt: call.takenAt,
  }));
}

/** The one that has waited longest, if the match waits for staff. */
export async function openCallOf(db: Db, match: string) {
  const [found] = await repository.findOpenStaffCalls(db, 1, match);
  return found;
}

/** Called by people: a call for a team that is missing ends when the team comes. */
export async function isWaitingForStaff(db: Db, match: string): Promise<boolean> {
  const open = await repository.findOpenStaffCalls(db, CALLS_SHOWN, match);
  return open.some(({ call }) => call.noShow === null);
}

export async function openCall(db: Db, id: string): Promise<repository.StaffCallRow> {
  return stillOpen(await repository.findStaffCall(db, id));
}

/** Whoever takes it again, or takes what somebody else has, changes nothing. */
export async function takeCall(
  tx: Tx,
  id: string,
  { actor, now }: { actor: { id: string }; now: number },
): Promise<void> {
  const call = stillOpen(await repository.lockStaffCall(tx, id));
  if (call.takenBy === actor.id) return;
  if (call.takenBy !== null) throw new InvalidAction('Somebody else has taken this call.');
  await repository.updateStaffCall(tx, id, { takenBy: actor.id, takenAt: now });
  const { match } = call;
  await publish(tx, channels.staff(), 'match.staff_call_taken', { id, match });
  await tellRoom(tx, match);
}

export async function closeCall(tx: Tx, id: string, doing: AnyAction): Promise<void> {
  const closed = await close(tx, { id }, doing);
  if (closed === 0) throw new ObjectNotFound();
}

/** With a result, or with other teams, nobody waits for an answer or for staff any more. */
export async function closeWhatWaits(tx: Tx, match: string, doing: AnyAction): Promise<void> {
  await repository.closePending(tx, match, doing.now);
  await close(tx, { match }, doing);
}

/** Whoever was missing has come. */
export async function closeNoShow(tx: Tx, match: string, doing: AnyAction): Promise<void> {
  await close(tx, { match, noShow: true }, doing);
}

async function close(tx: Tx, which: repository.Which, { actor, now }: AnyAction): Promise<number> {
  const matches = await repository.closeStaffCalls(tx, which, { by: actor?.id ?? null, now });
  if (matches.length > 0)
    await publish(tx, channels.staff(), 'match.staff_call_closed', { matches });
  for (const match of new Set(matches)) await tellRoom(tx, match);
  return matches.length;
}

function stillOpen(call: repository.StaffCallRow | undefined): repository.StaffCallRow {
  if (!call || call.closedAt !== null) throw new ObjectNotFound();
  return call;
}

/** Only that something is new: the reason is for the two teams and staff. */
async function tellRoom(tx: Tx, match: string): Promise<void> {
  await publish(tx, channels.room(match), 'room.staff_call_changed', {});
}
