/**
 * What an operator has pressed and the server has not confirmed. It goes out in the order in which it
 * was pressed, one request at a time, and each change stays in the browser until the server has it. All
 * carry ids of their own, so one that arrives twice counts once: a lost connection, a closed tab and
 * a second tab of the same operator neither lose nor double anything.
 */
import type { CaptureEvent } from '@mes/contract/capture';
import type { TakeBack } from '@mes/domain/capture/entries';

/** Named events, or all of a kind: "the last one" is another as soon as anything has arrived. */
export type TakingBack = Exclude<TakeBack, { kind: 'undo' }>;

export type Change =
  | { readonly kind: 'record'; readonly event: CaptureEvent }
  | { readonly kind: 'take_back'; readonly id: string; readonly request: TakingBack };

export interface Queued {
  readonly key: string;
  readonly map: number;
  readonly change: Change;
}

export type QueueProblem =
  /** Tried again by itself. */
  | { readonly kind: 'offline' }
  /** Somebody has to decide: nothing behind it may overtake it. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface QueueState {
  readonly queued: readonly Queued[];
  readonly problem: QueueProblem | null;
}

export interface CaptureQueue {
  state(): QueueState;
  subscribe(changed: () => void): () => void;
  add(map: number, change: Change): void;
  /** Takes an event out that has never been sent; false where it may have arrived. */
  withdraw(event: string): boolean;
  /** Tries at once what has failed. */
  retry(): void;
  /** Gives up the change that was refused and goes on with the next. */
  discard(): void;
}

interface Parts {
  /** Changes of one map: several events, or one taking back. Resolves when the server has them. */
  readonly send: (map: number, changes: readonly Change[]) => Promise<void>;
  /** Why the server refused; null where it could not be asked. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly storage: Storage;
  /** Begins the name of everything that is stored. */
  readonly prefix: string;
  readonly now: () => number;
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** As many as the server takes in one request. */
const MOST_AT_ONCE = 200;
const TRY_AGAIN_MS = 1_500;

export function createCaptureQueue(parts: Parts): CaptureQueue {
  const shelf = createShelf(parts);
  const watchers = new Set<() => void>();
  let state: QueueState = { queued: shelf.restore(), problem: null };
  let underWay: readonly Queued[] = [];
  /**
   * The server counts back from the moment at which a request arrives. What was on its way for long is
   * placed too late by that, and what was pressed meanwhile must not come to stand before it.
   */
  let earliest = 0;

  function publish(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    for (const changed of watchers) changed();
  }

  function drop(gone: readonly Queued[]): void {
    for (const { key } of gone) shelf.remove(key);
    const keys = new Set(gone.map(({ key }) => key));
    publish({ queued: state.queued.filter(({ key }) => !keys.has(key)) });
  }

  async function work(): Promise<void> {
    if (underWay.length > 0 || state.problem) return;
    underWay = nextOf(state.queued);
    while (underWay[0]) {
      const changes = underWay.map(({ change }) => notBefore(earliest, change));
      const begun = parts.now();
      try {
        await parts.send(underWay[0].map, changes);
      } catch (error) {
        underWay = [];
        fail(error);
        return;
      }
      const arrived = underWay;
      earliest = lastIn(changes, earliest) + (parts.now() - begun);
      underWay = [];
      drop(arrived);
      underWay = nextOf(state.queued);
    }
  }

  function fail(error: unknown): void {
    const reason = parts.refusalOf(error);
    publish({ problem: reason === null ? { kind: 'offline' } : { kind: 'refused', reason } });
    if (reason === null) parts.later(() => state.problem?.kind === 'offline' && go(), TRY_AGAIN_MS);
  }

  function go(): void {
    if (state.problem) publish({ problem: null });
    void work();
  }

  void work();
  return {
    state: () => state,
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    add(map, change) {
      publish({ queued: [...state.queued, shelf.put(map, change)] });
      void work();
    },
    withdraw(event) {
      const waiting = state.queued.find(
        (item) => !underWay.includes(item) && isRecordOf(item.change, event),
      );
      // After a failure nobody knows how far the first request came.
      if (!waiting || (state.problem && nextOf(state.queued).includes(waiting))) return false;
      drop([waiting]);
      return true;
    },
    retry: go,
    discard() {
      if (state.problem?.kind === 'refused') drop(nextOf(state.queued));
      go();
    },
  };
}

/** Everything that can go together without changing the order. */
function nextOf(queued: readonly Queued[]): readonly Queued[] {
  const [first] = queued;
  if (!first) return [];
  if (first.change.kind !== 'record') return [first];
  const end = queued.findIndex(
    ({ map, change }) => map !== first.map || change.kind !== first.change.kind,
  );
  return queued.slice(0, Math.min(end === -1 ? queued.length : end, MOST_AT_ONCE));
}

function notBefore(earliest: number, change: Change): Change {
  if (change.kind !== 'record' || change.event.at >= earliest) return change;
  return { ...change, event: { ...change.event, at: earliest } };
}

function lastIn(changes: readonly Change[], earliest: number): number {
  const times = changes.map((change) => (change.kind === 'record' ? change.event.at : 0));
  return Math.max(earliest, ...times);
}

function isRecordOf(change: Change, event: string): boolean {
  return change.kind === 'record' && change.event.id === event;
}

/** Each change under a key of its own: two tabs never write over each other. */
function createShelf({ storage, prefix, now }: Parts) {
  let last = 0;

  function keys(): string[] {
    try {
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .sort();
    } catch {
      return [];
    }
  }

  return {
    restore(): Queued[] {
      return keys().flatMap((key) => {
        const kept = parse(storage.getItem(key));
        return kept ? [{ key, ...kept }] : [];
      });
    },
    put(map: number, change: Change): Queued {
      last = Math.max(now(), last + 1);
      const id = change.kind === 'record' ? change.event.id : change.id;
      const key = `${prefix}${String(last).padStart(15, '0')}:${id}`;
      try {
        storage.setItem(key, JSON.stringify({ map, change }));
      } catch {
        // Storage is full or closed: it is kept until the page is left.
      }
      return { key, map, change };
    },
    remove(key: string): void {
      try {
        storage.removeItem(key);
      } catch {
        // Sent once more after the next start, which counts for nothing.
      }
    },
  };
}

function parse(text: string | null): Omit<Queued, 'key'> | null {
  try {
    return JSON.parse(text ?? 'null') as Omit<Queued, 'key'> | null;
  } catch {
    return null;
  }
}
