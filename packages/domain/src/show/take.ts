/** Taking: the one way on air. */
import { HOUSE_GROUP } from '../stream/scenes';
import { emptyCue, GAME_SCENE, SAFE_SCENE, stingerOf } from './cue';
import { nextItem } from './run';
import { isSameValue } from './slots';
import {
  CHANNEL_NAMES,
  type ChannelItem,
  type Preview,
  type ShowState,
  type TransitionKind,
  withChannel,
} from './state';

interface TakeInput {
  /** Of the score bug that a game brings with it. */
  readonly id: string;
  /** The series on stream: what is taken shows it until the next take. */
  readonly series: number | null;
}

/**
 * Puts the preview on air. During a stinger a take waits until its end, and replaces one that waits
 * already; a cut acts at once.
 */
export function takePreview(
  state: ShowState,
  { transition, id, series }: { transition: TransitionKind } & TakeInput,
  now: number,
): ShowState | null {
  const { preview, program } = state;
  if (!preview) return null;
  const endsAt = program?.transition?.endsAt ?? 0;
  if (transition === 'stinger' && now < endsAt)
    return { ...state, pending: { ...preview, series, dueAt: endsAt } };
  return commitTake({ ...state, pending: null }, preview, { transition, id, series, now });
}

/** Commits the take that waits, with its stinger. The same object if none is due. */
export function commitPending(
  state: ShowState,
  { id, now }: { id: string; now: number },
): ShowState {
  const { pending } = state;
  if (!pending || pending.dueAt > now) return state;
  const { dueAt: _, series, ...taken } = pending;
  const how = { transition: 'stinger', id, series, now } as const;
  return commitTake({ ...state, pending: null }, taken, how);
}

/** Overlays out and the holding card on air, at once. */
export function showSafeCard(
  state: ShowState,
  { series }: Pick<TakeInput, 'series'>,
  now: number,
): ShowState {
  const { program, preview } = state;
  const packageName = program?.cue.package ?? preview?.cue.package ?? HOUSE_GROUP;
  return {
    ...clearOverlays(state),
    pending: null,
    program: {
      cue: emptyCue(SAFE_SCENE, packageName),
      item: null,
      lastItem: program?.lastItem ?? null,
      place: program?.place ?? null,
      takenAt: now,
      series,
      transition: null,
    },
  };
}

export function clearOverlays(state: ShowState): ShowState {
  return CHANNEL_NAMES.reduce((each, name) => withChannel(each, name, { air: null }), state);
}

function commitTake(
  state: ShowState,
  { cue, item }: Preview,
  { transition, id, series, now }: { transition: TransitionKind; now: number } & TakeInput,
): ShowState {
  const taken = item === null ? undefined : state.run[item];
  const { durationMs, cutMs } = stingerOf(cue.package);
  const program = {
    cue,
    item,
    lastItem: taken?.id ?? state.program?.lastItem ?? null,
    place: taken?.position ?? state.program?.place ?? null,
    takenAt: now,
    series,
    transition:
      transition === 'cut'
        ? null
        : { package: cue.package, startedAt: now, cutAt: now + cutMs, endsAt: now + durationMs },
  };
  return withOverlaysFor(
    { ...state, program, preview: previewAfter(state, { cue, item }, program) },
    id,
  );
}

/** The next cue of the run, unless somebody has prepared another one meanwhile. */
function previewAfter(
  state: ShowState,
  taken: Preview,
  program: { readonly lastItem: string | null; readonly place: number | null },
): Preview | null {
  if (!isSameValue(state.preview, taken)) return state.preview;
  const next = nextItem(state, program);
  return next ? { cue: next.cue, item: next.id } : state.preview;
}

/** In the same commit: the game has its score bug, all other scenes fill the screen. */
function withOverlaysFor(state: ShowState, id: string): ShowState {
  const { cue, takenAt } = state.program!;
  if (cue.scene !== GAME_SCENE)
    return withChannel(withChannel(state, 'score_bug', { air: null }), 'lower_third', {
      air: null,
    });
  const { air } = state.channels.score_bug;
  const item: ChannelItem = { id, channel: 'score_bug' };
  return withChannel(state, 'score_bug', { air: air ?? { item, since: takenAt, until: null } });
}
