/**
 * The `state` of every sign-in that this browser has started. In local storage, because the provider may
 * return to another tab than the one that it was started in.
 */
export const PENDING_STATES = 'sign-in-states';

/** As long as the server remembers them. */
const MAX_AGE_MS = 10 * 60_000;
/** A person who clicks impatiently has several. */
const MOST = 5;

interface PendingState {
  readonly state: string;
  readonly at: number;
}

type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function addPendingState(storage: StateStorage, state: string, now: number): void {
  save(storage, [...load(storage, now), { state, at: now }].slice(-MOST));
}

/** Whether it was pending; it counts once. */
export function takePendingState(storage: StateStorage, state: string, now: number): boolean {
  const pending = load(storage, now);
  const others = pending.filter((each) => each.state !== state);
  save(storage, others);
  return others.length < pending.length;
}

function load(storage: StateStorage, now: number): PendingState[] {
  try {
    const stored = JSON.parse(storage.getItem(PENDING_STATES) ?? '[]') as PendingState[];
    return stored.filter(({ at }) => now - at < MAX_AGE_MS);
  } catch {
    return [];
  }
}

function save(storage: StateStorage, pending: readonly PendingState[]): void {
  if (pending.length === 0) storage.removeItem(PENDING_STATES);
  else storage.setItem(PENDING_STATES, JSON.stringify(pending));
}
