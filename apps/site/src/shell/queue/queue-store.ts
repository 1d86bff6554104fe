/** The visitor's place in the access queue: requested, stored for a minute, requested again in time. */
import { type Observable, observable } from '@mes/client/observable';
import {
  createIdentifier,
  isIdentifier,
  isReusable,
  nextRequestAt,
  type QueueItem,
} from '@mes/domain/queue/visitor';

export interface QueueState {
  readonly status: 'idle' | 'entering' | 'failed' | 'entered';
  readonly item: QueueItem | null;
}

interface Deps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly ask: (queueIdentifier: string) => Promise<{ time: unknown; estimate?: boolean }>;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs `work` at a time; the function returned cancels it. */
  readonly at: (time: number, work: () => void) => () => void;
}

export interface QueueStore extends Observable<QueueState> {
  /** Uses the stored place while it is fresh enough, and asks the server otherwise. */
  enter(): Promise<void>;
  /** The server says that there is no pass (any more): the stored place is wrong. */
  enterAnew(): Promise<void>;
}

export const UNTOUCHED: QueueState = { status: 'idle', item: null };

const IDENTIFIER = 'queueIdentifier';
const ITEM = 'queueItem';

/**
 * Whether the server let the visitor in with this answer. A time that was ahead when it was given
 * is a promise: when it has come the server is asked once more, and then hands out the pass.
 */
export function isAdmission({ time, addTime, estimate }: QueueItem): boolean {
  return typeof time === 'number' && time <= addTime && !estimate;
}

export function createQueueStore(deps: Deps): QueueStore {
  const { storage, ask, now, random, at } = deps;
  const state = observable(UNTOUCHED);
  let cancelNextAsk = () => {};
  let asking: Promise<void> | null = null;

  function take(item: QueueItem): void {
    state.set({ status: 'entered', item });
    cancelNextAsk();
    if (!isAdmission(item))
      cancelNextAsk = at(Math.max(nextRequestAt(item), now()), () => void enterAnew());
  }

  async function request(): Promise<void> {
    state.set({ status: 'entering', item: state.get().item });
    try {
      const { time, estimate } = await ask(identifier());
      const item = { time, estimate, addTime: now() };
      storage.setItem(ITEM, JSON.stringify(item));
      take(item);
    } catch {
      state.set({ status: 'failed', item: state.get().item });
    }
  }

  function enterAnew(): Promise<void> {
    asking ??= request().finally(() => {
      asking = null;
    });
    return asking;
  }

  function identifier(): string {
    const known = storage.getItem(IDENTIFIER);
    if (known !== null && isIdentifier(known)) return known;
    const created = createIdentifier(random);
    storage.setItem(IDENTIFIER, created);
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
      if (item) take(item);
      else await enterAnew();
    },
    enterAnew,
  };
}
