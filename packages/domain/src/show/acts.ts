/** What operators do to a show. Each act is one pure step from a state to the next. */
import { type Cue, type CueChange, sceneNameOf, withChange } from './cue';
import {
  deleteItems,
  editItem,
  type ItemChange,
  insertItems,
  MAX_ITEMS,
  moveItems,
  type NewItem,
  neighbourItem,
  skipItems,
} from './run';
import { diffSlots, type SlotChanges } from './slots';
import {
  type ChannelItem,
  type ChannelName,
  isOnAir,
  type RunItem,
  type ShowState,
  type TransitionKind,
  withChannel,
} from './state';
import { clearOverlays, showSafeCard, takePreview } from './take';

export type ShowAct =
  | { readonly act: 'preview'; readonly cue: Cue }
  | { readonly act: 'preview_item'; readonly id: string }
  | { readonly act: 'step_preview'; readonly by: 1 | -1 }
  | { readonly act: 'edit_preview'; readonly change: CueChange }
  | { readonly act: 'take'; readonly transition: TransitionKind }
  | { readonly act: 'safe_card' }
  | { readonly act: 'clear_overlays' }
  | { readonly act: 'channel_in'; readonly channel: ChannelName; readonly seconds: number | null }
  | { readonly act: 'channel_out'; readonly channel: ChannelName }
  | { readonly act: 'channel_next'; readonly channel: ChannelName }
  | { readonly act: 'set_next'; readonly item: ChannelItem }
  | { readonly act: 'add_items'; readonly items: readonly NewItem[]; readonly after: string | null }
  | { readonly act: 'add_preview'; readonly seconds: number }
  | { readonly act: 'move_items'; readonly ids: readonly string[]; readonly after: string | null }
  | { readonly act: 'edit_item'; readonly id: string; readonly change: ItemChange }
  | { readonly act: 'skip_items'; readonly ids: readonly string[]; readonly isSkipped: boolean }
  | { readonly act: 'duplicate_item'; readonly id: string }
  | { readonly act: 'delete_items'; readonly ids: readonly string[] }
  | { readonly act: 'replace_run'; readonly items: readonly NewItem[] };

export type ShowProblem = 'no_preview' | 'no_such_item' | 'run_full' | 'no_more_items' | 'no_next';

export type ShowResult =
  | { readonly ok: true; readonly state: ShowState }
  | { readonly ok: false; readonly problem: ShowProblem };

interface Circumstances {
  readonly now: number;
  /** A new id at every call. */
  readonly newId: () => string;
  /** The one on stream; null in a rehearsal. */
  readonly series: number | null;
}

type Step<A> = (state: ShowState, act: A, circumstances: Circumstances) => ShowState | ShowProblem;

const STEPS: { readonly [A in ShowAct['act']]: Step<Extract<ShowAct, { act: A }>> } = {
  preview: (state, { cue }) => ({ ...state, preview: { cue, item: null } }),
  preview_item: (state, { id }) => withItemInPreview(state, state.run[id] ?? 'no_such_item'),
  step_preview: (state, { by }) =>
    withItemInPreview(state, neighbourItem(state, by) ?? 'no_more_items'),
  edit_preview: (state, { change }) =>
    state.preview
      ? { ...state, preview: { ...state.preview, cue: withChange(state.preview.cue, change) } }
      : 'no_preview',
  take: (state, { transition }, { now, newId, series }) =>
    takePreview(state, { transition, id: newId(), series }, now) ?? 'no_preview',
  safe_card: (state, _act, { now, series }) => showSafeCard(state, { series }, now),
  clear_overlays: clearOverlays,
  channel_in: bringIn,
  channel_out: (state, { channel }) => withChannel(state, channel, { air: null }),
  channel_next: changeToNext,
  set_next: (state, { item }) => withChannel(state, item.channel, { next: item }),
  add_items: (state, { items, after }, { newId }) => {
    if (after !== null && !state.run[after]) return 'no_such_item';
    if (Object.keys(state.run).length + items.length > MAX_ITEMS) return 'run_full';
    return insertItems(state, { items: items.map((item) => ({ ...item, id: newId() })), after });
  },
  add_preview: (state, { seconds }, circumstances) => {
    if (!state.preview) return 'no_preview';
    const item = { cue: state.preview.cue, plannedAt: null, seconds, notes: '' };
    const last = state.program?.lastItem ?? null;
    const after = last !== null && state.run[last] ? last : null;
    return STEPS.add_items(state, { act: 'add_items', items: [item], after }, circumstances);
  },
  move_items: (state, { ids, after }) =>
    areKnown(state, after === null ? ids : [...ids, after])
      ? moveItems(state, { ids, after })
      : 'no_such_item',
  edit_item: (state, { id, change }) =>
    state.run[id] ? editItem(state, id, change) : 'no_such_item',
  skip_items: (state, { ids, isSkipped }) =>
    areKnown(state, ids) ? skipItems(state, { ids, isSkipped }) : 'no_such_item',
  duplicate_item: (state, { id }, circumstances) => {
    const item = state.run[id];
    if (!item) return 'no_such_item';
    const { cue, seconds, notes } = item;
    const items = [{ cue, seconds, notes, plannedAt: null }];
    return STEPS.add_items(state, { act: 'add_items', items, after: id }, circumstances);
  },
  delete_items: (state, { ids }) =>
    areKnown(state, ids) ? deleteItems(state, ids) : 'no_such_item',
  replace_run: (state, { items }, { newId }) => {
    if (items.length > MAX_ITEMS) return 'run_full';
    const added = items.map((item) => ({ ...item, id: newId() }));
    return insertItems({ ...state, run: {} }, { items: added, after: null });
  },
};

export function applyShowAct<A extends ShowAct['act']>(
  state: ShowState,
  act: Extract<ShowAct, { act: A }>,
  circumstances: Circumstances,
): ShowResult {
  const result = STEPS[act.act](state, act, circumstances);
  return typeof result === 'string' ? { ok: false, problem: result } : { ok: true, state: result };
}

/** What the act changed, for its undo. A take aims at the program; all else only follows from it. */
export function changesOf(
  { act }: Pick<ShowAct, 'act'>,
  { before, after }: { before: ShowState; after: ShowState },
): SlotChanges {
  const changes = diffSlots(before, after);
  if (act !== 'take' && act !== 'safe_card') return changes;
  // A take that waits belongs to the program on air: without that it would follow nothing.
  if (changes.pending && !changes.program)
    return { ...changes, program: { before: before.program, after: before.program } };
  return Object.fromEntries(
    Object.entries(changes).map(([slot, change]) => [
      slot,
      slot === 'program' ? change : { ...change, isSoft: true as const },
    ]),
  );
}

/** What an act is about, in a word or two for the log. */
export function subjectOf(act: ShowAct, before: ShowState): string {
  switch (act.act) {
    case 'preview':
      return sceneNameOf(act.cue);
    case 'take':
    case 'edit_preview':
    case 'add_preview':
      return before.preview ? sceneNameOf(before.preview.cue) : '';
    case 'preview_item':
    case 'edit_item':
    case 'duplicate_item':
      return nameOfItem(before.run[act.id]);
    case 'step_preview':
      return nameOfItem(neighbourItem(before, act.by) ?? undefined);
    case 'channel_in':
    case 'channel_out':
    case 'channel_next':
      return act.channel;
    case 'set_next':
      return act.item.channel;
    case 'move_items':
    case 'skip_items':
    case 'delete_items':
      return act.ids.length === 1 ? nameOfItem(before.run[act.ids[0]!]) : `${act.ids.length} cues`;
    case 'add_items':
    case 'replace_run':
      return act.items.length === 1 ? sceneNameOf(act.items[0]!.cue) : `${act.items.length} cues`;
    case 'safe_card':
    case 'clear_overlays':
      return '';
  }
}

function nameOfItem(item: RunItem | undefined): string {
  return item ? sceneNameOf(item.cue) : '';
}

function areKnown({ run }: ShowState, ids: readonly string[]): boolean {
  return ids.every((id) => run[id] !== undefined);
}

function withItemInPreview(state: ShowState, item: RunItem | ShowProblem): ShowState | ShowProblem {
  return typeof item === 'string' ? item : { ...state, preview: { cue: item.cue, item: item.id } };
}

/** Score bug and sponsors need no preparation. */
function bringIn(
  state: ShowState,
  { channel, seconds }: { channel: ChannelName; seconds: number | null },
  { now, newId }: Circumstances,
): ShowState | ShowProblem {
  const { air, next } = state.channels[channel];
  if (isOnAir(air, now)) return state;
  const item = next ?? usualItem(channel, newId);
  if (!item) return 'no_next';
  const until = seconds === null ? null : now + seconds * 1_000;
  return withChannel(state, channel, { air: { item, since: now, until } });
}

function usualItem(channel: ChannelName, newId: () => string): ChannelItem | null {
  if (channel === 'score_bug') return { id: newId(), channel };
  if (channel === 'sponsor') return { id: newId(), channel, sponsor: null };
  return null;
}

/** Like a video switcher: the item that was on air is the next one. */
function changeToNext(
  state: ShowState,
  { channel }: { channel: ChannelName },
  { now }: Circumstances,
): ShowState | ShowProblem {
  const { air, next } = state.channels[channel];
  if (!next) return 'no_next';
  // Whoever brought the channel in has said how long an item stays.
  const length = isOnAir(air, now) && air.until !== null ? air.until - air.since : null;
  return withChannel(state, channel, {
    air: { item: next, since: now, until: length === null ? null : now + length },
    next: air?.item ?? next,
  });
}
