/** The show as it is stored: one row, one lock, one revision. */
import { randomBytes } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import type { Json } from '@mes/contract/scalars';
import type { ShowProgram } from '@mes/contract/show-schemas';
import { changesOf } from '@mes/domain/show/acts';
import { sceneNameOf } from '@mes/domain/show/cue';
import { isSameValue, type SlotChanges } from '@mes/domain/show/slots';
import { EMPTY_SHOW, type ShowState } from '@mes/domain/show/state';
import { commitPending } from '@mes/domain/show/take';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { AnyAction } from '../../platform/calls/actor';
import type { Database, Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { wakeTask } from '../../platform/ticker';
import { findRehearsalStart } from '../stream/rehearsal/service';
import * as repository from './repository';
import type { ShowTraces } from './tables';
import { toProgram } from './views';

/** The show that counts now: the real one, or that of the rehearsal. */
export interface LoadedShow {
  readonly row: repository.ShowRow;
  /** When the rehearsal started; null on air. */
  readonly rehearsal: number | null;
  readonly state: ShowState;
  readonly traces: ShowTraces;
}

export const TAKE_PENDING = 'take what waits for a stinger';

const NO_TRACES: ShowTraces = { replaced: null, edited: null, writers: {} };
const SOURCE_KEY_BYTES = 18;

export async function insertDefaults(tx: Tx, now: number): Promise<void> {
  const sourceKey = createSourceKey();
  const row = { state: EMPTY_SHOW, traces: NO_TRACES, airChangedAt: now, sourceKey };
  await repository.insertOnce(tx, row);
}

export function createSourceKey(): string {
  return randomBytes(SOURCE_KEY_BYTES).toString('base64url');
}

export async function loadShow(db: Db): Promise<LoadedShow> {
  const [row, rehearsal] = await Promise.all([repository.findShow(db), findRehearsalStart(db)]);
  return toLoaded(row, rehearsal);
}

export async function readProgram(db: Db): Promise<ShowProgram> {
  return toProgram(await loadShow(db));
}

/** With what is due: nobody acts on a show that is behind its own times. */
export async function lockShow(tx: Tx, now: number): Promise<LoadedShow> {
  const locked = await repository.lockShow(tx);
  const rehearsal = await findRehearsalStart(tx);
  const row = isAligned(locked, rehearsal) ? locked : await align(tx, locked, { rehearsal, now });
  const show = toLoaded(row, rehearsal);
  return isDue(show, now) ? takePending(tx, show, now) : show;
}

/** After the stream has started or ended a rehearsal. Idempotent: of several processes one acts. */
export async function followRehearsal(database: Database, now: number): Promise<void> {
  const row = await repository.findShow(database.db);
  if (isAligned(row, await findRehearsalStart(database.db))) return;
  await database.transaction((tx) => lockShow(tx, now));
}

/** For the ticker. Returns when the next take is due. */
export function createPendingTask(database: Database): (now: number) => Promise<number | null> {
  return async (now) => {
    const { pendingDueAt } = await repository.findShow(database.db);
    if (pendingDueAt === null || pendingDueAt > now) return pendingDueAt;
    return database.transaction(async (tx) => (await lockShow(tx, now)).row.pendingDueAt);
  };
}

export interface ShowChange {
  readonly state: ShowState;
  readonly traces?: ShowTraces;
  /** Null where the log is changed otherwise. */
  readonly record: {
    readonly act: string;
    readonly about: string;
    readonly changes: SlotChanges;
  } | null;
}

/** Saves a change with its act, and publishes what others see of it. */
export async function saveShow(
  tx: Tx,
  show: LoadedShow,
  { state, traces = show.traces, record }: ShowChange,
  { actor, now }: AnyAction,
): Promise<LoadedShow> {
  const { row, rehearsal } = show;
  const isRehearsal = rehearsal !== null;
  const revision = row.revision + 1;
  const isAirChanged = !isSameValue(airOf(show.state), airOf(state));
  const saved = await repository.updateShow(tx, {
    ...(isRehearsal ? { rehearsal: { startedAt: rehearsal, state, traces } } : { state, traces }),
    revision,
    ...(isAirChanged ? { airRevision: revision, airChangedAt: now } : {}),
    pendingDueAt: state.pending?.dueAt ?? null,
  });
  if (record) {
    const by = actor?.id ?? null;
    await repository.insertAct(tx, { ...record, isRehearsal, at: now, by });
  }
  if (state.pending) wakeTask(tx, TAKE_PENDING);
  const next = toLoaded(saved, rehearsal);
  await publish(tx, channels.show(), 'show.changed', { revision });
  if (isAirChanged) await publish(tx, channels.stream(), 'program.changed', toProgram(next));
  return next;
}

/** Rehearsals leave no traces in the log of the site. */
export async function auditShow(
  tx: Tx,
  { show, type, after }: { show: LoadedShow; type: string; after: Json },
  { actor, now }: AnyAction,
): Promise<void> {
  if (show.rehearsal !== null) return;
  await audit(tx, { at: now, actor: actor?.id ?? null, action: type, subject: 'show', after });
}

/** Before the first act of a rehearsal, its show is a copy of the real one. */
function toLoaded(row: repository.ShowRow, rehearsal: number | null): LoadedShow {
  if (rehearsal === null) return { row, rehearsal, state: row.state, traces: row.traces };
  const own = row.rehearsal?.startedAt === rehearsal ? row.rehearsal : null;
  const state = own?.state ?? rehearsedCopy(row.state, rehearsal);
  return { row, rehearsal, state, traces: own?.traces ?? NO_TRACES };
}

/** What is on air shows the series of the rehearsal, and its time counts from the start of that. */
function rehearsedCopy(state: ShowState, startedAt: number): ShowState {
  return {
    ...state,
    pending: null,
    program: state.program && { ...state.program, series: null, takenAt: startedAt },
  };
}

function isAligned({ rehearsal }: repository.ShowRow, startedAt: number | null): boolean {
  return (rehearsal?.startedAt ?? null) === startedAt;
}

/** The show of a rehearsal starts as a copy, and ends with everything that was done in it. */
async function align(
  tx: Tx,
  locked: repository.ShowRow,
  { rehearsal, now }: { rehearsal: number | null; now: number },
): Promise<repository.ShowRow> {
  const row = await withoutPending(tx, locked, now);
  const revision = row.revision + 1;
  await repository.deleteRehearsalActs(tx);
  const saved = await repository.updateShow(tx, {
    rehearsal:
      rehearsal === null
        ? null
        : { startedAt: rehearsal, state: rehearsedCopy(row.state, rehearsal), traces: NO_TRACES },
    revision,
    airRevision: revision,
    airChangedAt: now,
    pendingDueAt: null,
  });
  await publish(tx, channels.show(), 'show.changed', { revision });
  const program = toProgram(toLoaded(saved, rehearsal));
  await publish(tx, channels.stream(), 'program.changed', program);
  return saved;
}

/** A real take that still waits goes on air now: it must not come as a surprise after a rehearsal. */
async function withoutPending(
  tx: Tx,
  row: repository.ShowRow,
  now: number,
): Promise<repository.ShowRow> {
  const { state, traces } = row;
  if (!state.pending) return row;
  const dueAt = Math.max(now, state.pending.dueAt);
  return (await takePending(tx, { row, rehearsal: null, state, traces }, dueAt)).row;
}

function isDue({ state: { pending } }: LoadedShow, now: number): boolean {
  return pending !== null && pending.dueAt <= now;
}

/** The waiting act becomes the take that it asked for, of the same operator. */
async function takePending(tx: Tx, show: LoadedShow, now: number): Promise<LoadedShow> {
  const isRehearsal = show.rehearsal !== null;
  const waiting = await repository.findPendingActs(tx, { isRehearsal });
  await repository.deleteActs(
    tx,
    waiting.map(({ id }) => id),
  );
  const by = waiting.at(-1)?.by ?? null;
  const { cue } = show.state.pending!;
  const state = commitPending(show.state, { id: uuidv7(), now });
  const before = { ...show.state, pending: null };
  const changes = changesOf({ act: 'take' }, { before, after: state });
  const about = sceneNameOf(cue);
  const traces: ShowTraces = {
    ...show.traces,
    replaced: { by, at: now, revision: show.row.revision + 1, kind: 'took', scene: about },
  };
  const action = { actor: by === null ? null : { id: by }, now };
  return saveShow(tx, show, { state, traces, record: { act: 'take', about, changes } }, action);
}

function airOf({ program, channels: overlayChannels }: ShowState) {
  return { program, airs: Object.values(overlayChannels).map(({ air }) => air) };
}
