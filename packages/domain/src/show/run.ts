/** The run of show: cues in order, with planned times. */
import { type Cue, type CueChange, withChange } from './cue';
import type { Program, RunItem, ShowState } from './state';

export interface NewItem {
  readonly cue: Cue;
  readonly plannedAt: number | null;
  readonly seconds: number;
  readonly notes: string;
}

export interface ItemChange {
  readonly cue?: CueChange;
  readonly plannedAt?: number | null;
  readonly seconds?: number;
  readonly notes?: string;
}

export const MAX_ITEMS = 200;
/** Closer positions would soon be equal, as each insertion halves the distance. */
const LEAST_GAP = 1e-6;

export function orderedRun({ run }: Pick<ShowState, 'run'>): RunItem[] {
  return Object.values(run).sort(
    (one, other) => one.position - other.position || (one.id < other.id ? -1 : 1),
  );
}

/** After the item, or at the start. The ids must be new. */
export function insertItems(
  state: ShowState,
  { items, after }: { items: readonly (NewItem & { id: string })[]; after: string | null },
): ShowState {
  const added = items.map((item) => ({ ...item, position: 0, isSkipped: false }));
  return place(state, { moved: added, after });
}

export function moveItems(
  state: ShowState,
  { ids, after }: { ids: readonly string[]; after: string | null },
): ShowState {
  const moved = orderedRun(state).filter(({ id }) => ids.includes(id));
  return place(state, { moved, after });
}

export function editItem(state: ShowState, id: string, change: ItemChange): ShowState {
  const item = state.run[id]!;
  const { cue, ...fields } = change;
  return withItems(state, [
    { ...item, ...fields, cue: cue ? withChange(item.cue, cue) : item.cue },
  ]);
}

export function skipItems(
  state: ShowState,
  { ids, isSkipped }: { ids: readonly string[]; isSkipped: boolean },
): ShowState {
  return withItems(
    state,
    ids.map((id) => ({ ...state.run[id]!, isSkipped })),
  );
}

export function deleteItems(state: ShowState, ids: readonly string[]): ShowState {
  const run = Object.fromEntries(Object.entries(state.run).filter(([id]) => !ids.includes(id)));
  return { ...state, run };
}

/** The first that is not skipped after the one that was taken last; the first of all before a take. */
export function nextItem(
  state: ShowState,
  program: Pick<Program, 'lastItem' | 'place'> | null,
): RunItem | null {
  const last = program?.lastItem == null ? undefined : state.run[program.lastItem];
  const position = last?.position ?? program?.place ?? Number.NEGATIVE_INFINITY;
  return orderedRun(state).find((item) => !item.isSkipped && item.position > position) ?? null;
}

/** The neighbour of the item in preview; without one, that of the item that was taken last. */
export function neighbourItem(state: ShowState, by: 1 | -1): RunItem | null {
  const items = orderedRun(state);
  const current = state.preview?.item ?? state.program?.lastItem ?? null;
  const from = current === null ? undefined : state.run[current]?.position;
  const candidates = items.filter(
    ({ isSkipped, position }) => !isSkipped && (from === undefined || (position - from) * by > 0),
  );
  return (by === 1 ? candidates[0] : candidates.at(-1)) ?? null;
}

/** Gives the moved items positions after the anchor; all others keep theirs if there is room. */
function place(
  state: ShowState,
  { moved, after }: { moved: readonly RunItem[]; after: string | null },
): ShowState {
  const movedIds = new Set(moved.map(({ id }) => id));
  const rest = orderedRun(state).filter(({ id }) => !movedIds.has(id));
  // An anchor that is moved itself stands for the item before it.
  const anchor = after === null ? -1 : anchorIndex(state, { rest, after });
  const before = rest[anchor]?.position ?? (rest[anchor + 1]?.position ?? 1) - 1;
  const behind = rest[anchor + 1]?.position ?? before + moved.length + 1;
  const step = (behind - before) / (moved.length + 1);
  if (step > LEAST_GAP)
    return withItems(
      state,
      moved.map((item, index) => ({ ...item, position: before + step * (index + 1) })),
    );
  const all = [...rest.slice(0, anchor + 1), ...moved, ...rest.slice(anchor + 1)];
  return withItems(
    state,
    all.map((item, index) => ({ ...item, position: index + 1 })),
  );
}

function anchorIndex(
  { run }: ShowState,
  { rest, after }: { rest: readonly RunItem[]; after: string },
): number {
  const { position } = run[after]!;
  return rest.findLastIndex((item) => item.position <= position);
}

function withItems(state: ShowState, items: readonly RunItem[]): ShowState {
  return {
    ...state,
    run: { ...state.run, ...Object.fromEntries(items.map((item) => [item.id, item])) },
  };
}
