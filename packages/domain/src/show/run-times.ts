/** When the cues of a run are planned, when they are expected, and how late the show is. */
import { orderedRun } from './run';
import type { ShowState } from './state';

export interface RunTimes {
  /** Without skipped items. */
  readonly items: readonly ItemTimes[];
  /** Positive if the show is late, negative if it is early; null while nothing of the run is on air. */
  readonly latenessMs: number | null;
  readonly plannedEnd: number | null;
  readonly expectedEnd: number | null;
}

interface ItemTimes {
  readonly id: string;
  readonly plannedAt: number | null;
  /** Null for items that are over. */
  readonly expectedAt: number | null;
}

export function runTimes(state: Pick<ShowState, 'run' | 'program'>, now: number): RunTimes {
  const items = orderedRun(state).filter(({ isSkipped }) => !isSkipped);
  const planned = plannedTimes(items);
  const last = items.at(-1);
  const lastPlan = planned.at(-1) ?? null;
  const plannedEnd = last && lastPlan !== null ? lastPlan + last.seconds * 1_000 : null;

  const { program } = state;
  const current = items.findIndex(({ id }) => id === program?.lastItem);
  const onAir = items[current];
  const expected: (number | null)[] = items.map(() => null);
  // Before the first take, and after an item that is not in the run any more, what comes is open.
  let free = now;
  if (onAir && program) {
    const start = program.item === onAir.id ? program.takenAt : now;
    expected[current] = start;
    free = Math.max(now, start + (program.item === onAir.id ? onAir.seconds * 1_000 : 0));
  }
  for (let index = current + 1; index < items.length; index++) {
    const { plannedAt, seconds } = items[index]!;
    expected[index] = Math.max(free, plannedAt ?? free);
    free = expected[index]! + seconds * 1_000;
  }
  return {
    items: items.map(({ id }, index) => ({
      id,
      plannedAt: planned[index]!,
      expectedAt: expected[index]!,
    })),
    latenessMs: latenessOf({ planned: planned[current] ?? null, onAir, program, now }),
    plannedEnd,
    expectedEnd: items.length === 0 ? null : free,
  };
}

/** An item without a time follows the one before it; before the first time nothing is planned. */
function plannedTimes(items: readonly { plannedAt: number | null; seconds: number }[]) {
  let free: number | null = null;
  return items.map(({ plannedAt, seconds }) => {
    const start: number | null = plannedAt ?? free;
    free = start === null ? null : start + seconds * 1_000;
    return start;
  });
}

/** Late by its start, or by as much as it runs over its end. */
function latenessOf({
  planned,
  onAir,
  program,
  now,
}: {
  planned: number | null;
  onAir: { readonly id: string; readonly seconds: number } | undefined;
  program: ShowState['program'];
  now: number;
}): number | null {
  if (planned === null || !onAir || !program) return null;
  const byEnd = now - (planned + onAir.seconds * 1_000);
  return program.item === onAir.id ? Math.max(program.takenAt - planned, byEnd) : byEnd;
}
