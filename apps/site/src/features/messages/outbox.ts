/**
 * What was written and has not arrived yet. A message is shown at once, sent in its turn, and stays
 * until the server has it: a lost connection, a closed tab or a second press neither lose nor double
 * it. Each carries a key of its own, by which the server knows a repetition.
 */
export interface Outgoing {
  readonly key: string;
  /** The other side. */
  readonly userId: string;
  readonly message: string;
  readonly writtenAt: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  readonly reason?: string;
  /** Failed for want of a connection, and will be tried again with the next one. */
  readonly offline?: boolean;
}

interface Parts {
  /** Resolves when the server has taken it. */
  readonly send: (outgoing: Outgoing) => Promise<void>;
  /** What to say about a failure, and whether a connection is all that was missing. */
  readonly explain: (error: unknown) => { reason: string; offline: boolean };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly storageKey: string;
  readonly newKey: () => string;
  readonly now: () => number;
}

export interface Outbox {
  all(): readonly Outgoing[];
  subscribe(changed: () => void): () => void;
  write(userId: string, message: string): void;
  retry(key: string): void;
  /** Tries everything again that only lacked a connection. */
  retryOffline(): void;
  discard(key: string): void;
}

export function createOutbox(parts: Parts): Outbox {
  const watchers = new Set<() => void>();
  let items: readonly Outgoing[] = restore(parts);
  const busy = new Set<string>();

  function publish(next: readonly Outgoing[]): void {
    items = next;
    keep(parts, items);
    for (const changed of watchers) changed();
  }

  function change(key: string, part: Partial<Outgoing>): void {
    publish(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }

  /** One conversation after the other message: what was written first arrives first. */
  async function work(userId: string): Promise<void> {
    if (busy.has(userId)) return;
    busy.add(userId);
    for (;;) {
      const next = items.find((item) => item.userId === userId);
      if (next?.state !== 'waiting') break;
      change(next.key, { state: 'sending' });
      try {
        await parts.send(next);
        publish(items.filter(({ key }) => key !== next.key));
      } catch (error) {
        change(next.key, { state: 'failed', ...parts.explain(error) });
      }
    }
    busy.delete(userId);
  }

  /** Whatever stands behind a failed one waits with it, and goes with it. */
  function again(which: (item: Outgoing) => boolean): void {
    const users = new Set(items.filter(which).map(({ userId }) => userId));
    publish(
      items.map((item) =>
        which(item) && item.state === 'failed'
          ? { ...item, state: 'waiting', reason: undefined, offline: undefined }
          : item,
      ),
    );
    for (const userId of users) void work(userId);
  }

  return {
    all: () => items,
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    write(userId, message) {
      const { newKey, now } = parts;
      publish([...items, { key: newKey(), userId, message, writtenAt: now(), state: 'waiting' }]);
      void work(userId);
    },
    retry: (key) => again((item) => item.key === key),
    retryOffline: () => again((item) => item.offline === true || item.state === 'waiting'),
    discard(key) {
      const gone = items.find((item) => item.key === key);
      publish(items.filter((item) => item.key !== key));
      if (gone) void work(gone.userId);
    },
  };
}

/** A page that was closed does not know what became of its message: it is sent again by its key. */
function restore({ storage, storageKey }: Parts): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.map((item: Outgoing) => ({
      ...item,
      state: 'failed',
      reason: item.reason ?? 'The page was closed before it arrived.',
      offline: item.offline ?? item.state !== 'failed',
    }));
  } catch {
    return [];
  }
}

function keep({ storage, storageKey }: Parts, items: readonly Outgoing[]): void {
  try {
    if (items.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(items));
  } catch {
    // Storage is closed: they are kept until the page is left.
  }
}
