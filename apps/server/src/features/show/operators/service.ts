/** Who is in the control room, and what they have in hand. Nothing is locked by it. */
import { channels } from '@mes/contract/channels';
import type { ShowOperator } from '@mes/contract/show-schemas';
import { initialsOf } from '@mes/domain/show/operators';
import { isSameValue } from '@mes/domain/show/slots';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { findReferences } from '../../players/service';
import * as repository from './repository';

/** Rooms report every few seconds; whoever misses two reports is gone. */
const GONE_AFTER_MS = 10_000;
/** The task of the ticker. */
export const FORGET_GONE = 'forget operators who are gone';

interface AttendInput {
  readonly place: ShowOperator['place'];
  readonly isStreaming: boolean;
}

export async function attend(
  tx: Tx,
  { place, isStreaming }: AttendInput,
  { actor, now }: Action,
): Promise<ShowOperator[]> {
  const rows = await repository.findAllSince(tx, now - GONE_AFTER_MS);
  const before = rows.find(({ player }) => player === actor.id);
  await repository.save(tx, { player: actor.id, place, isStreaming, seenAt: now });
  const operators = await readOperators(tx, now);
  const isNews = !before || !isSameValue(before.place, place);
  if (!before) wakeTask(tx, FORGET_GONE);
  if (isNews) await publish(tx, channels.show(), 'show.attended', { operators });
  return operators;
}

export async function leave(tx: Tx, { actor, now }: Action): Promise<ShowOperator[]> {
  const hasLeft = await repository.deleteByPlayer(tx, actor.id);
  const operators = await readOperators(tx, now);
  if (hasLeft) await publish(tx, channels.show(), 'show.attended', { operators });
  return operators;
}

/** For the ticker: whoever is gone without a word. Resolves to when the next one would be, or null. */
export async function deleteGone(database: Database, now: number): Promise<number | null> {
  const oldest = await repository.findOldestSeenAt(database.db);
  if (oldest === null || oldest >= now - GONE_AFTER_MS) return goneAt(oldest);
  return database.transaction(async (tx) => {
    if (await repository.deleteBefore(tx, now - GONE_AFTER_MS)) {
      const operators = await readOperators(tx, now);
      await publish(tx, channels.show(), 'show.attended', { operators });
    }
    return goneAt(await repository.findOldestSeenAt(tx));
  });
}

function goneAt(seenAt: number | null): number | null {
  return seenAt === null ? null : seenAt + GONE_AFTER_MS + 1;
}

/** Whether the OBS of any room streams, as far as rooms say. */
export function isObsStreaming(db: Db, now: number): Promise<boolean> {
  return repository.hasStreaming(db, now - GONE_AFTER_MS);
}

async function readOperators(db: Db, now: number): Promise<ShowOperator[]> {
  const rows = await repository.findAllSince(db, now - GONE_AFTER_MS);
  const people = await findReferences(
    db,
    rows.map(({ player }) => player),
  );
  const initials = initialsOf([...people.values()]);
  return rows
    .flatMap(({ player: id, place, seenAt }) => {
      const player = people.get(id);
      return player ? [{ player, initials: initials.get(id) ?? '', place, seenAt }] : [];
    })
    .sort((one, other) => one.initials.localeCompare(other.initials));
}
