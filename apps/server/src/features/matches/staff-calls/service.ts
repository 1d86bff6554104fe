import { channels } from '@mes/contract/channels';
import type { StaffCall } from '@mes/contract/dispute-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Forfeit } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toPlayerReference } from '../../players/service';
import {
  assignLinkedTicket,
  closeLinkedTickets,
  findLinkedTicketIds,
  openLinkedTicket,
} from '../../support/linked/service';
import type { TicketSource } from '../../support/service';
import { findDisputed } from '../reports/repository';
import { findSummaries } from '../summaries/service';
import { texts } from '../texts';
import * as repository from './repository';

const CALLS_SHOWN = 200;

/** Puts a match into the queue of those that wait for staff. */
export async function callStaff(
  tx: Tx,
  {
    matchId,
    reason,
    noShow = null,
    category = 'staff_call',
  }: {
    matchId: string;
    reason: string;
    noShow?: Forfeit | null;
    category?: 'staff_call' | 'dispute';
  },
  action: AnyAction,
): Promise<void> {
  const { actor, now } = action;
  const id = uuidv7();
  await repository.insert(tx, {
    id,
    match: matchId,
    reason,
    noShow,
    by: actor?.id ?? null,
    createdAt: now,
  });
  const subject = texts.staffCalls.subjects[category];
  await openLinkedTicket(tx, { category, sourceId: id, subject, text: reason, matchId }, action);
  // Casters listen there too: the reason is only in the queue, which staff read.
  await publish(tx, channels.staff(), 'match.staff_called', { id, match: matchId });
  await publishToRoom(tx, matchId);
}

export async function listOpenCalls(db: Db): Promise<StaffCall[]> {
  const rows = await repository.findAllOpen(db, { count: CALLS_SHOWN });
  const matches = await findSummaries(
    db,
    rows.map(({ call }) => call.match),
  );
  const byId = new Map(matches.map((match) => [match.id, match]));
  const tickets = await findLinkedTicketIds(
    db,
    rows.map(({ call }) => call.id),
  );
  const disputed = await findDisputed(
    db,
    rows.map(({ call }) => call.match),
  );
  return rows.map(({ call, by, takenBy }) => ({
    id: call.id,
    match: byId.get(call.match)!,
    by: by && toPlayerReference(by),
    reason: call.reason,
    noShow: call.noShow,
    disputed: disputed.has(call.match),
    createdAt: call.createdAt,
    takenBy: takenBy && toPlayerReference(takenBy),
    takenAt: call.takenAt,
    ticket: tickets.get(call.id) ?? null,
  }));
}

/** The one that has waited longest, if the match waits for staff. */
export async function findOpenCall(
  db: Db,
  matchId: string,
): Promise<repository.OpenStaffCall | undefined> {
  const [found] = await repository.findAllOpen(db, { matchId, count: 1 });
  return found;
}

/** Whether people have called staff: a call for a missing team ends by itself when it comes. */
export async function isWaitingForStaff(db: Db, matchId: string): Promise<boolean> {
  const open = await repository.findAllOpen(db, { matchId, count: CALLS_SHOWN });
  return open.some(({ call }) => call.noShow === null);
}

export async function getOpenCall(db: Db, callId: string): Promise<repository.StaffCallRow> {
  return assertOpen(await repository.findById(db, callId));
}

/** Taking it again changes nothing. */
export async function takeCall(
  tx: Tx,
  { call: callId }: { call: string },
  action: Action,
): Promise<void> {
  const { actor } = action;
  const call = assertOpen(await repository.lockById(tx, callId));
  if (call.takenBy === actor.id) return;
  if (call.takenBy !== null) throw new InvalidAction(texts.staffCalls.taken);
  await saveTaker(tx, { call, takenBy: actor.id }, action);
  await assignLinkedTicket(tx, { sourceId: callId, assignee: actor.id }, action);
}

/** Calls are in the queue of tickets, where they are closed and assigned, too. */
export const staffCallSource: TicketSource = {
  async close(tx, { sourceId: callId, outcome }, action) {
    await closeStaffCalls(tx, { filter: { callId }, outcome }, action);
  },
  async assign(tx, { sourceId: callId, assignee: takenBy }, action) {
    const call = await repository.lockById(tx, callId);
    if (!call || call.closedAt !== null || call.takenBy === takenBy) return;
    await saveTaker(tx, { call, takenBy }, action);
  },
};

export async function closeCall(
  tx: Tx,
  { call: callId, outcome }: { call: string; outcome: repository.StaffCallOutcome },
  action: AnyAction,
): Promise<void> {
  const closed = await closeStaffCalls(tx, { filter: { callId }, outcome }, action);
  if (closed === 0) throw new ObjectNotFound();
}

/** The missing team has come. */
export async function closeNoShowCalls(
  tx: Tx,
  { matchId }: { matchId: string },
  action: AnyAction,
): Promise<void> {
  await closeStaffCalls(tx, { filter: { matchId, noShow: true }, outcome: null }, action);
}

/** Returns how many were open. */
export async function closeStaffCalls(
  tx: Tx,
  {
    filter,
    outcome,
  }: { filter: repository.StaffCallFilter; outcome: repository.StaffCallOutcome | null },
  action: AnyAction,
): Promise<number> {
  const { actor, now } = action;
  const closedBy = actor?.id ?? null;
  const closed = await repository.closeAll(tx, filter, { closedBy, outcome, now });
  const matches = closed.map(({ match }) => match);
  await closeLinkedTickets(
    tx,
    closed.map(({ id }) => id),
    action,
  );
  if (matches.length > 0)
    await publish(tx, channels.staff(), 'match.staff_call_closed', { matches });
  for (const matchId of new Set(matches)) await publishToRoom(tx, matchId);
  return matches.length;
}

async function saveTaker(
  tx: Tx,
  { call, takenBy }: { call: repository.StaffCallRow; takenBy: string | null },
  { now }: Action,
): Promise<void> {
  await repository.update(tx, call.id, { takenBy, takenAt: takenBy === null ? null : now });
  const data = { id: call.id, match: call.match };
  await publish(tx, channels.staff(), 'match.staff_call_taken', data);
  await publishToRoom(tx, call.match);
}

function assertOpen(call: repository.StaffCallRow | undefined): repository.StaffCallRow {
  if (!call || call.closedAt !== null) throw new ObjectNotFound();
  return call;
}

/** Only that something is new: the reason is for the two teams and staff. */
async function publishToRoom(tx: Tx, matchId: string): Promise<void> {
  await publish(tx, channels.room(matchId), 'room.staff_call_changed', {});
}
