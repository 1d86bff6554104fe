/** The visitor's place in the access queue: asked for, kept for a minute, asked for again in time. */
import {
  createIdentifier,
  isIdentifier,
  isReusable,
  nextAsk,
  type QueueItem,
} from '@mes/domain/queue/visitor';

export interface QueueState {
  readonly status: 'idle' | 'entering' | 'failed' | 'entered';
  readonly item: QueueItem | null;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly ask: (queueIdentifier: string) => Promise<{ time: unknown; estimate?: boolean }>;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs `work` at a time; the function returned calls it off. */
  readonly at: (time: number, work: () => void) => () => void;
}

export interface QueueStore {
  get(): QueueState;
  subscribe(changed: () => void): () => void;
  /** Takes what is kept while it is young enough, and asks otherwise. */
  enter(): Promise<void>;
  /** The server says that there is no pass (any more): whatever is kept is wrong. */
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

export function createQueueStore(surroundings: Surroundings): QueueStore {
  const { storage, ask, now, random, at } = surroundings;
  const watchers = new Set<() => void>();
  let state = UNTOUCHED;
  let callOff = () => {};
  let asking: Promise<void> | null = null;

  const change = (next: QueueState) => {
    state = next;
    for (const changed of watchers) changed();
  };

  function take(item: QueueItem): void {
    change({ status: 'entered', item });
    callOff();
    if (!isAdmission(item)) callOff = at(Math.max(nextAsk(item), now()), () => void enterAnew());
  }

  async function request(): Promise<void> {
    change({ status: 'entering', item: state.item });
    try {
      const { time, estimate } = await ask(identifier());
      const item = { time, estimate, addTime: now() };
      storage.setItem(ITEM, JSON.stringify(item));
      take(item);
    } catch {
      change({ status: 'failed', item: state.item });
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

  function kept(): QueueItem | null {
    try {
      const item = JSON.parse(storage.getItem(ITEM) ?? 'null') as QueueItem | null;
      return item && isReusable(item, now()) ? item : null;
    } catch {
      return null;
    }
  }

  return {
    get: () => state,
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    async enter() {
      const item = kept();
      if (item) take(item);
      else await enterAnew();
    },
    enterAnew,
  };
}
