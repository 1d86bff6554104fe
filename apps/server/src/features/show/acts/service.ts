/** What operators do to a show: looked up, checked against what others did, carried out, stored. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { ShowActInput, ShowDesk } from '@mes/contract/show-schemas';
import { applyShowAct, changesOf, type ShowAct, subjectOf } from '@mes/domain/show/acts';
import { overwrittenFields, type PreviewChange, takeConflict } from '@mes/domain/show/conflicts';
import { type CueChange, isCueScene, sceneNameOf } from '@mes/domain/show/cue';
import type { ShowState } from '@mes/domain/show/state';
import { v7 as uuidv7 } from 'uuid';
import type { ActionById } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findReferences } from '../../players/service';
import { findSeriesOnStream } from '../../stream/series/service';
import { lookUp } from '../lookups/service';
import * as repository from '../repository';
import { actOnSeries, type SeriesSources } from '../series/service';
import type { SeriesAct } from '../series/views';
import { auditShow, type LoadedShow, lockShow, saveShow } from '../service';
import type { ShowTraces } from '../tables';
import { texts } from '../texts';
import { toDesk } from '../views';

interface ActInput {
  readonly act: ShowActInput;
  readonly revision?: number;
  readonly acknowledged?: number;
}

export async function act(
  tx: Tx,
  { act: input, revision, acknowledged }: ActInput,
  sources: SeriesSources,
  action: ActionById,
): Promise<ShowDesk> {
  if (isSeriesAct(input)) return actOnSeries(tx, input, sources, action);
  const resolved = await lookUp(tx, input, action.now);
  const locked = await lockShow(tx, action.now);
  await assertSeen(tx, { act: resolved, show: locked, seen: revision, acknowledged }, action);
  const show = await withdrawPending(tx, { act: resolved, show: locked }, action);

  const before = show.state;
  const series = await findSeriesOnStream(tx);
  const result = applyShowAct(before, resolved, { now: action.now, newId: uuidv7, series });
  if (!result.ok) throw new InvalidAction(texts.problems[result.problem]);
  const { state } = result;
  assertScenes(resolved, state);
  const changes = changesOf(resolved, { before, after: state });
  if (Object.keys(changes).length === 0) return toDesk(show, action.now);

  const about = subjectOf(resolved, before);
  const next = show.row.revision + 1;
  const traces = tracesAfter(show, { act: resolved, state, about, revision: next }, action);
  const record = { act: resolved.act, about, changes };
  const saved = await saveShow(tx, show, { state, traces, record }, action);
  await publishOverwritten(tx, { show, act: resolved, seen: revision, revision: next }, action);
  await auditShow(tx, { show, type: 'show.acted', after: { act: resolved.act, about } }, action);
  return toDesk(saved, action.now);
}

function isSeriesAct(input: ShowActInput): input is SeriesAct {
  return input.act === 'game' || input.act === 'configure' || input.act === 'link';
}

/** Cues that the act has made or changed; older ones may be of a package that is gone. */
function assertScenes(given: ShowAct, { preview, run }: ShowState): void {
  const cues =
    given.act === 'preview' || given.act === 'edit_preview'
      ? [preview?.cue]
      : given.act === 'edit_item'
        ? [run[given.id]?.cue]
        : given.act === 'add_items'
          ? given.items.map(({ cue }) => cue)
          : [];
  if (cues.some((cue) => cue && !isCueScene(cue)))
    throw new InvalidParameter('scene', texts.noSuchScene);
}

interface SeenInput {
  readonly act: ShowAct;
  readonly show: LoadedShow;
  readonly seen: number | undefined;
  readonly acknowledged: number | undefined;
}

async function assertSeen(
  tx: Tx,
  { act: given, show, seen, acknowledged }: SeenInput,
  { actor, now }: ActionById,
): Promise<void> {
  const { preview } = show.state;
  const { replaced, edited } = show.traces;
  if (!preview) return;
  const scene = sceneNameOf(preview.cue);
  // What was written for one cue must not end up in another.
  if (given.act === 'edit_preview' && seen !== undefined && replaced && replaced.revision > seen)
    throw new InvalidAction(texts.previewReplaced(scene), { revision: show.row.revision });
  if (given.act !== 'take') return;
  const press = { by: actor.id, now, seen, acknowledged };
  const conflict = takeConflict(newest(replaced, edited), press);
  if (!conflict) return;
  const { by, kind, at, revision } = conflict;
  const known = await findReferences(tx, by === null ? [] : [by]);
  const name = known.get(by ?? '')?.name ?? texts.somebody;
  const message = texts.conflict({
    name,
    kind,
    scene: conflict.scene,
    ms: now - at,
    preview: scene,
  });
  throw new InvalidAction(message, { revision, by });
}

function newest(one: PreviewChange | null, other: PreviewChange | null): PreviewChange | null {
  return (one?.revision ?? 0) > (other?.revision ?? 0) ? one : other;
}

/** A waiting take that this one replaces stays in the log, as undone by whoever replaced it. */
async function withdrawPending(
  tx: Tx,
  { act: given, show }: { act: ShowAct; show: LoadedShow },
  { actor, now }: ActionById,
): Promise<LoadedShow> {
  if (!show.state.pending || (given.act !== 'take' && given.act !== 'safe_card')) return show;
  const waiting = await repository.findPendingActs(tx, { isRehearsal: show.rehearsal !== null });
  await repository.updateActs(
    tx,
    waiting.map(({ id }) => id),
    { undoneAt: now, undoneBy: actor.id },
  );
  return { ...show, state: { ...show.state, pending: null } };
}

const REPLACING: readonly ShowAct['act'][] = ['preview', 'preview_item', 'step_preview'];

function tracesAfter(
  { traces, state: before }: LoadedShow,
  {
    act: given,
    state,
    about,
    revision,
  }: { act: ShowAct; state: ShowState; about: string; revision: number },
  { actor, now }: ActionById,
): ShowTraces {
  const change = { by: actor.id, at: now, revision, scene: about };
  const isTaken = state.program !== before.program || state.pending !== before.pending;
  const isReplaced = isTaken || REPLACING.includes(given.act);
  const writers = Object.fromEntries([
    ...Object.entries(traces.writers).filter(([field]) => isFieldKept(field, state, isReplaced)),
    ...textsOf(given).map(({ field }) => [field, { by: actor.id, revision }]),
  ]);
  if (isReplaced)
    return { ...traces, writers, replaced: { ...change, kind: isTaken ? 'took' : 'changed' } };
  if (given.act === 'edit_preview')
    return { ...traces, writers, edited: { ...change, kind: 'changed' } };
  return { ...traces, writers };
}

function isFieldKept(field: string, { run }: ShowState, isReplaced: boolean): boolean {
  const [subject = ''] = field.split('.');
  return subject === 'preview' ? !isReplaced : run[subject] !== undefined;
}

/** The text fields that an act writes. */
function textsOf(given: ShowAct): { field: string; text: string }[] {
  if (given.act === 'edit_preview') return cueTexts('preview', given.change);
  if (given.act !== 'edit_item') return [];
  const { cue = {}, notes } = given.change;
  const own = notes === undefined ? [] : [{ field: `${given.id}.notes`, text: notes }];
  return [...cueTexts(given.id, cue), ...own];
}

function cueTexts(subject: string, { texts: written = {} }: CueChange) {
  return Object.entries(written).map(([name, text]) => ({ field: `${subject}.${name}`, text }));
}

async function publishOverwritten(
  tx: Tx,
  {
    show,
    act: given,
    seen,
    revision,
  }: { show: LoadedShow; act: ShowAct; seen: number | undefined; revision: number },
  { actor }: ActionById,
): Promise<void> {
  const fields = textsOf(given).map(({ field }) => field);
  const { writers } = show.traces;
  const overwritten = overwrittenFields(writers, { fields, by: actor.id, seen });
  if (overwritten.length === 0) return;
  const by = (await findReferences(tx, [actor.id])).get(actor.id);
  if (!by) return;
  for (const { field, writer } of overwritten) {
    const text = textIn(show.state, field);
    await publish(tx, channels.show(), 'show.overwritten', {
      field,
      text,
      of: writer,
      by,
      revision,
    });
  }
}

function textIn({ preview, run }: ShowState, field: string): string {
  const [subject = '', name] = field.split('.');
  const item = run[subject];
  if (name === 'notes') return item?.notes ?? '';
  const cue = subject === 'preview' ? preview?.cue : item?.cue;
  return cue?.texts[name === 'title' ? 'title' : 'text'] ?? '';
}
