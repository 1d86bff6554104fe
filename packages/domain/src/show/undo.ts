/**
 * Undo of any single act. Acts are a chain for each slot: what one left is what the next one found. An
 * act that is undone is taken out of its chains; the acts that build on it go with it.
 */
import {
  isSameValue,
  type SlotChange,
  type SlotChanges,
  type SlotName,
  type SlotValue,
} from './slots';

export interface ActRecord {
  readonly id: number;
  readonly changes: SlotChanges;
}

export interface Undo {
  /** The act and those that go with it, oldest first. */
  readonly undone: readonly number[];
  /** What the show has now in these slots. */
  readonly writes: Readonly<Record<SlotName, SlotValue>>;
  /** Acts that stay and have found something else now. */
  readonly rebased: readonly ActRecord[];
}

/** Later acts whose aim is what the act, or one of them, aimed at; oldest first. */
export function dependentsOf(log: readonly ActRecord[], id: number): number[] {
  const first = log.find((record) => record.id === id);
  if (!first) return [];
  const slots = new Set(aimsOf(first));
  const dependents: number[] = [];
  for (const record of log) {
    if (record.id <= id || !aimsOf(record).some((slot) => slots.has(slot))) continue;
    dependents.push(record.id);
    for (const slot of aimsOf(record)) slots.add(slot);
  }
  return dependents;
}

/** `log` has the acts that are not undone, oldest first. */
export function undoAct(log: readonly ActRecord[], id: number): Undo {
  const undone = [id, ...dependentsOf(log, id)];
  const records = new Map(log.map((record) => [record.id, record.changes]));
  const writes: Record<SlotName, SlotValue> = {};
  const rebased = new Set<number>();
  for (const each of undone.toReversed()) {
    const changes = records.get(each)!;
    records.delete(each);
    rebased.delete(each);
    for (const [slot, { before }] of Object.entries(changes)) {
      const next = [...records].find(([other, its]) => other > each && its[slot]);
      if (!next) writes[slot] = before;
      else {
        const [nextId, its] = next;
        records.set(nextId, { ...its, [slot]: { ...its[slot]!, before } });
        rebased.add(nextId);
      }
    }
  }
  return {
    undone,
    writes,
    rebased: [...rebased].map((each) => ({ id: each, changes: records.get(each)! })),
  };
}

/**
 * The changes of acts that were undone together, as one act that can be done again. Null if somebody
 * has changed what they aimed at since.
 */
export function redoChanges(
  undone: readonly ActRecord[],
  current: (slot: SlotName) => SlotValue,
): SlotChanges | null {
  const merged: Record<SlotName, SlotChange> = {};
  for (const { changes } of undone) {
    for (const [slot, change] of Object.entries(changes)) {
      const earlier = merged[slot];
      const isSoft = Boolean(change.isSoft) && (earlier === undefined || Boolean(earlier.isSoft));
      const before = earlier ? earlier.before : change.before;
      merged[slot] = { before, after: change.after, ...(isSoft ? { isSoft } : {}) };
    }
  }
  const entries = Object.entries(merged);
  const isChanged = ([slot, { before }]: [SlotName, SlotChange]) =>
    !isSameValue(withoutMotion(current(slot)), withoutMotion(before));
  if (entries.some((entry) => !entry[1].isSoft && isChanged(entry))) return null;
  return Object.fromEntries(entries.filter((entry) => !isChanged(entry)));
}

/** Undoing a take cuts back: the stinger of the program before it is over. */
export function withoutMotion(value: SlotValue): SlotValue {
  return typeof value === 'object' && value !== null && 'transition' in value
    ? { ...value, transition: null }
    : value;
}

function aimsOf({ changes }: ActRecord): SlotName[] {
  return Object.entries(changes).flatMap(([slot, { isSoft }]) => (isSoft ? [] : [slot]));
}
