/** The visitor's place in the access queue: requested, stored for a minute, and requested again. */
import { type Observable, observable } from '@mes/client/observable';
import {
  createIdentifier,
  isIdentifier,
  isReusable,
  nextRequestAt,
  type QueueItem,
} from '@mes/domain/queue/visitor';

export interface AccessQueueState {
  readonly status: 'idle' | 'entering' | 'failed' | 'entered';
  readonly item: QueueItem | null;
}

interface Deps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly requestPlace: (
    queueIdentifier: string,
  ) => Promise<{ time: unknown; estimate?: boolean }>;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs `work` at a time; the returned function cancels it. */
  readonly at: (time: number, work: () => void) => () => void;
}

export interface QueueStore extends Observable<AccessQueueState> {
  /** Uses the stored place while it is fresh, and asks the server otherwise. */
  enter(): Promise<void>;
  /** Ignores the stored place, because the server has refused a call for lack of a pass. */
  reenter(): Promise<void>;
  /** Forgets the stored place, because the visitor is somebody else now; asks again if they wait. */
  renew(): Promise<void>;
}

export const INITIAL_STATE: AccessQueueState = { status: 'idle', item: null };

/** Stored under this key, it is the place in the queue: the server knows a visitor by it. */
export const QUEUE_IDENTIFIER = 'queueIdentifier';
const ITEM = 'queueItem';

/**
 * Whether the server admitted the visitor with this answer. A time in the future is a promise: at that
 * time the server is asked again, and then issues the pass.
 */
export function isAdmission({ time, addTime, estimate }: QueueItem): boolean {
  return typeof time === 'number' && time <= addTime && !estimate;
}

export function createQueueStore(deps: Deps): QueueStore {
  const { storage, requestPlace, now, random, at } = deps;
  const state = observable(INITIAL_STATE);
  let cancelNextRequest = () => {};
  let pendingRequest: Promise<void> | null = null;

  function accept(item: QueueItem): void {
    state.set({ status: 'entered', item });
    cancelNextRequest();
    if (!isAdmission(item))
      cancelNextRequest = at(Math.max(nextRequestAt(item), now()), () => void reenter());
  }

  async function request(): Promise<void> {
    state.set({ status: 'entering', item: state.get().item });
    try {
      const { time, estimate } = await requestPlace(identifier());
      const item = { time, estimate, addTime: now() };
      storage.setItem(ITEM, JSON.stringify(item));
      accept(item);
    } catch {
      state.set({ status: 'failed', item: state.get().item });
    }
  }

  function reenter(): Promise<void> {
    pendingRequest ??= request().finally(() => {
      pendingRequest = null;
    });
    return pendingRequest;
  }

  function identifier(): string {
    const stored = storage.getItem(QUEUE_IDENTIFIER);
    if (stored !== null && isIdentifier(stored)) return stored;
    const created = createIdentifier(random);
    storage.setItem(QUEUE_IDENTIFIER, created);
    return created;
  }

  function storedItem(): QueueItem | null {
    try {
      const item = JSON.parse(storage.getItem(ITEM) ?? 'null') as QueueItem | null;
      return item && isReusable(item, now()) ? item : null;
    } catch {
      return null;
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async enter() {
      const item = storedItem();
      if (item) accept(item);
      else await reenter();
    },
    reenter,
    async renew() {
      storage.removeItem(ITEM);
      const { item } = state.get();
      if (item && !isAdmission(item)) await reenter();
    },
  };
}
