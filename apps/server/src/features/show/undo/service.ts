/** Undo of any act of the log, and redo. */
import { InvalidAction } from '@mes/contract/errors';
import type { ShowDesk, ShowLogEntry } from '@mes/contract/show-schemas';
import { sceneNameOf } from '@mes/domain/show/cue';
import { isSameValue, readSlot, type SlotValue, writeSlot } from '@mes/domain/show/slots';
import type { ShowState } from '@mes/domain/show/state';
import { redoChanges, undoAct, withoutMotion } from '@mes/domain/show/undo';
import type { ActionById } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import type { ActRow } from '../repository';
import * as repository from '../repository';
import {
  assertUnchanged,
  isSeriesSlot,
  readSeriesSlot,
  restoreSeriesSlot,
  type SeriesSources,
} from '../series/service';
import { auditShow, type LoadedShow, loadShow, lockShow, saveShow } from '../service';
import type { ShowTraces } from '../tables';
import { texts } from '../texts';
import { toDesk, toLog } from '../views';

export async function readLog(db: Db): Promise<ShowLogEntry[]> {
  const { rehearsal } = await loadShow(db);
  const rows = await repository.findActs(db, { isRehearsal: rehearsal !== null });
  const people = await findReferences(
    db,
    rows.flatMap(({ by, undoneBy }) => [by, undoneBy]).filter((id) => id !== null),
  );
  return toLog(rows, people);
}

export async function undo(
  tx: Tx,
  { act: id, also }: { act?: number; also: readonly number[] },
  sources: SeriesSources,
  action: ActionById,
): Promise<ShowDesk> {
  const { actor, now } = action;
  const show = await lockShow(tx, now);
  const rows = await repository.findActs(tx, { isRehearsal: show.rehearsal !== null });
  const live = rows.filter(({ undoneAt }) => undoneAt === null);
  const target =
    id === undefined
      ? live.findLast(({ by }) => by === actor.id)
      : live.find((row) => row.id === id);
  if (!target)
    throw new InvalidAction(id === undefined ? texts.nothingToUndo : texts.alreadyUndone);

  const { undone, writes, rebased } = undoAct(live, target.id);
  const removed = live.filter((row) => undone.includes(row.id) && row.id !== target.id);
  if (removed.some((row) => !also.includes(row.id)))
    throw new InvalidAction(texts.undoRemoves(describe(removed)), {
      also: removed.map((row) => row.id),
    });
  for (const slot of Object.keys(writes).filter(isSeriesSlot))
    await assertUnchanged(tx, { slot, live });

  const change = { undoneAt: now, undoneBy: actor.id, undoneWith: target.id };
  await repository.updateActs(tx, undone, change);
  for (const record of rebased)
    await repository.updateActs(tx, [record.id], { changes: record.changes });
  const after = { undone: target.act, about: target.about, also: removed.length };
  await auditShow(tx, { show, type: 'show.undone', after }, action);
  return write(tx, { show, writes, record: null }, sources, action);
}

export async function redo(tx: Tx, sources: SeriesSources, action: ActionById): Promise<ShowDesk> {
  const { actor, now } = action;
  const show = await lockShow(tx, now);
  const isRehearsal = show.rehearsal !== null;
  const undone = await repository.findLastUndone(tx, { playerId: actor.id, isRehearsal });
  const [first] = undone;
  if (!first) throw new InvalidAction(texts.nothingToRedo);
  const [hand, series] = [await readSeriesSlot(tx, 'game'), await readSeriesSlot(tx, 'series')];
  const current = (slot: string) =>
    slot === 'game' ? hand : slot === 'series' ? series : readSlot(show.state, slot);
  const changes = redoChanges(undone, current);
  if (!changes) throw new InvalidAction(texts.redoOutdated);
  await repository.deleteActs(
    tx,
    undone.map(({ id }) => id),
  );
  const writes = Object.fromEntries(
    Object.entries(changes).map(([slot, { after }]) => [slot, after]),
  );
  const { act, about } = first;
  await auditShow(tx, { show, type: 'show.redone', after: { act, about } }, action);
  return write(tx, { show, writes, record: { act, about, changes } }, sources, action);
}

interface WriteInput {
  readonly show: LoadedShow;
  readonly writes: Readonly<Record<string, SlotValue>>;
  readonly record: Parameters<typeof saveShow>[2]['record'];
}

async function write(
  tx: Tx,
  { show, writes, record }: WriteInput,
  sources: SeriesSources,
  action: ActionById,
): Promise<ShowDesk> {
  let { state } = show;
  for (const [slot, value] of Object.entries(writes)) {
    if (isSeriesSlot(slot)) await restoreSeriesSlot(tx, { slot, value }, sources, action);
    else if (!isSameValue(readSlot(state, slot), value))
      state = writeSlot(state, slot, withoutMotion(value));
  }
  const traces = tracesAfter(show, state, action);
  return toDesk(await saveShow(tx, show, { state, traces, record }, action), action.now);
}

function tracesAfter(
  { state: before, traces, row }: LoadedShow,
  state: ShowState,
  { actor, now }: ActionById,
): ShowTraces {
  const { program, preview } = state;
  if (program === before.program && preview === before.preview) return traces;
  const cue = program === before.program ? before.preview?.cue : before.program?.cue;
  const scene = cue ? sceneNameOf(cue) : '';
  const replaced = { by: actor.id, at: now, revision: row.revision + 1, scene };
  return { ...traces, replaced: { ...replaced, kind: 'undid' } };
}

/** `2 later scores and 1 later take` */
function describe(removed: readonly ActRow[]): string {
  const kindOf = ({ act }: ActRow) =>
    act === 'game' ? 'score' : act === 'take' || act === 'safe_card' ? 'take' : 'change';
  return (['score', 'take', 'change'] as const)
    .map((kind) => ({ kind, count: removed.filter((row) => kindOf(row) === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => texts.later(count, kind))
    .join(' and ');
}
