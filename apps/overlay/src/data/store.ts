/**
 * Everything that scenes draw, each with its last good answer. An answer once had stays, whatever
 * happens to the server; failures are only counted, to know when to ask again.
 */
import type { Calls } from '@mes/client/calls';
import type { Channel } from '@mes/client/channels';
import type { Clock } from '@mes/client/clock';
import { type Observable, observable } from '@mes/client/observable';
import { backOff } from './back-off';
import type { Kept } from './kept';

export interface Source<T> {
  /** Names the answer here and in storage. */
  readonly key: string;
  read(call: Calls): Promise<T>;
  /** The pause between two readings; null reads once. */
  readonly everyMs: number | null;
  /** What is published there makes the answer stale. */
  channel?(answer: T): Channel;
}

export interface Store {
  /** The last good answer, undefined before the first. */
  get<T>(source: Source<T>): T | undefined;
  /** Keeps the answer up to date until the function returned is called. */
  watch<T>(source: Source<T>, changed: () => void): () => void;
  /** Asks again for everything watched, or for what depends on the channel of this name. */
  refresh(channel?: string): void;
  /** What was read last cannot be drawn: it is not kept, and everything is read once more. */
  distrust(): Promise<void>;
  /** True while something watched has neither been answered nor refused since it was first asked. */
  readonly isWaiting: Observable<boolean>;
  /** The last refusal of each answer that is missing altogether. */
  readonly faults: Observable<readonly string[]>;
}

export interface StoreOptions {
  readonly call: Calls;
  readonly kept: Kept;
  readonly clock: Clock;
  /** Tells of a channel for as long as an answer depends on it. */
  readonly follow: (channel: Channel) => () => void;
}

const ANSWER_WITHIN_MS = 8_000;
const LONGEST_PAUSE_MS = 15_000;
/** An answer is kept once it has been on screen for a while: a broken one must not outlive a reload. */
const KEPT_AFTER_MS = 1_000;

interface Entry {
  readonly source: Source<unknown>;
  readonly watchers: Set<() => void>;
  value: unknown;
  text: string | undefined;
  channel: string | undefined;
  stopFollowing: () => void;
  callOff: () => void;
  callOffKeeping: () => void;
  isAsking: boolean;
  /** Something has changed while the question was under way: its answer may be too old. */
  isStale: boolean;
  isSettled: boolean;
  failures: number;
  fault: string | null;
}

export function createStore({ call, kept, clock, follow }: StoreOptions): Store {
  const entries = new Map<string, Entry>();
  // A scene that is not loaded yet has not asked for anything, and is not done either.
  const isWaiting = observable(true);
  const faults = observable<readonly string[]>([]);

  function entryOf<T>(source: Source<T>): Entry {
    const known = entries.get(source.key);
    if (known) return known;
    const value = kept.read(source.key);
    const entry: Entry = {
      source,
      watchers: new Set(),
      value,
      text: value === undefined ? undefined : JSON.stringify(value),
      channel: undefined,
      stopFollowing: () => {},
      callOff: () => {},
      callOffKeeping: () => {},
      isAsking: false,
      isStale: false,
      isSettled: false,
      failures: 0,
      fault: null,
    };
    entries.set(source.key, entry);
    return entry;
  }

  async function ask(entry: Entry): Promise<void> {
    if (entry.isAsking) {
      entry.isStale = true;
      return;
    }
    entry.callOff();
    entry.isAsking = true;
    entry.isStale = false;
    try {
      accept(entry, await inTime(entry.source.read(call)));
    } catch (error) {
      entry.failures++;
      entry.fault = error instanceof Error ? error.message : String(error);
    }
    entry.isAsking = false;
    entry.isSettled = true;
    if (entry.watchers.size > 0) plan(entry);
    report();
  }

  /** A connection that is lost without a word can keep a question open for minutes. */
  function inTime<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = clock.after(ANSWER_WITHIN_MS, () => reject(new Error('Response Timeout')));
      answer.then(resolve, reject).finally(callOff);
    });
  }

  function accept(entry: Entry, value: unknown): void {
    entry.failures = 0;
    entry.fault = null;
    followChannel(entry, value);
    const text = JSON.stringify(value);
    if (text === entry.text) return;
    entry.value = value;
    entry.text = text;
    entry.callOffKeeping();
    entry.callOffKeeping = clock.after(KEPT_AFTER_MS, () => kept.write(entry.source.key, value));
    for (const changed of [...entry.watchers]) changed();
  }

  function plan(entry: Entry): void {
    const { source, failures, isStale } = entry;
    if (isStale) {
      void ask(entry);
      return;
    }
    const pause = failures > 0 ? backOff(failures, LONGEST_PAUSE_MS) : source.everyMs;
    if (pause !== null) entry.callOff = clock.after(pause, () => void ask(entry));
  }

  function followChannel(entry: Entry, value: unknown): void {
    const channel = entry.source.channel?.(value);
    if (channel?.name === entry.channel) return;
    entry.stopFollowing();
    entry.channel = channel?.name;
    entry.stopFollowing = channel === undefined ? () => {} : follow(channel);
  }

  function stop(entry: Entry): void {
    entry.callOff();
    entry.stopFollowing();
    entry.channel = undefined;
    entry.stopFollowing = () => {};
    report();
  }

  function report(): void {
    const watched = [...entries.values()].filter(({ watchers }) => watchers.size > 0);
    isWaiting.set(watched.some(({ isSettled }) => !isSettled));
    const missing = watched
      .filter(({ value }) => value === undefined)
      .map(({ fault }) => fault)
      .filter((fault) => fault !== null);
    if (missing.join('\n') !== faults.get().join('\n')) faults.set(missing);
  }

  return {
    get: <T>(source: Source<T>) => entryOf(source).value as T | undefined,
    watch(source, changed) {
      const entry = entryOf(source);
      entry.watchers.add(changed);
      if (entry.watchers.size === 1) {
        if (entry.value !== undefined) followChannel(entry, entry.value);
        void ask(entry);
        report();
      }
      return () => {
        entry.watchers.delete(changed);
        if (entry.watchers.size === 0) stop(entry);
      };
    },
    refresh(channel) {
      for (const entry of entries.values()) {
        if (entry.watchers.size === 0) continue;
        if (channel === undefined || entry.channel === channel) void ask(entry);
      }
    },
    async distrust() {
      const all = [...entries.values()];
      for (const { callOffKeeping } of all) callOffKeeping();
      await Promise.all(all.map(ask));
    },
    isWaiting,
    faults,
  };
}
