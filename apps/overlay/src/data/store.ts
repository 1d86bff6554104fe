/**
 * The data of the scenes: the last good answer of each source. An answer stays, whatever happens to the
 * server; failures only delay the next read.
 */
import type { Calls } from '@mes/client/calls';
import type { Channel } from '@mes/client/channels';
import type { Clock } from '@mes/client/clock';
import {
  type Emitter,
  emitter,
  type Observable,
  observable,
  type Writable,
} from '@mes/client/observable';
import type { ChannelKey, ChannelState, EventOn } from '@mes/contract/channels';
import type { AnswerCache } from './answer-cache';
import { backOff } from './back-off';

export interface Source<T> {
  /** Identifies the answer here and in storage. */
  readonly key: string;
  read(call: Calls): Promise<T>;
  /** The polling interval; null reads once. */
  readonly everyMs: number | null;
  /** Events of this channel, or of any of these, make the answer stale. */
  channel?(answer: T): Channel | readonly Channel[];
  /** The answer with a state of the channel in it; without this, states change nothing. */
  withState?(answer: T, state: AnyState): T;
  /** The answer after an event of its channel, without a request; undefined before the first answer. */
  withEvent?(answer: T | undefined, event: StoreEvent): T | undefined;
  /** An answer that was overtaken by a newer one on its way. */
  isOlder?(answer: T, than: T): boolean;
}

/** An event of any channel; its type determines the payload. */
export type StoreEvent = EventOn<ChannelKey>;

/** These events carry all that has changed: nothing else becomes stale by them. */
const WHOLE_EVENTS: ReadonlySet<StoreEvent['type']> = new Set(['program.changed'] as const);

/** The state of any channel that has one. */
export type AnyState = ChannelState<ChannelKey>;

export interface Store {
  /** The last good answer, undefined before the first. */
  get<T>(source: Source<T>): T | undefined;
  /** Keeps the answer up to date until the returned function is called. */
  watch<T>(source: Source<T>, changed: () => void): () => void;
  /** Reads all watched sources again, or only those that depend on the channel of this name. */
  refresh(channel?: string): void;
  /** Applies an event of the channel of this name: answers that it does not carry are read again. */
  applyEvent(channel: string, event: StoreEvent): void;
  /** Applies a state of the channel of this name to the answers that show it. */
  applyState(channel: string, state: AnyState): void;
  /** For answers that could not be rendered: does not cache them, and reads everything again. */
  reloadAll(): Promise<void>;
  /** The same answers for a scene of its own: loading and faults are of what it watches. */
  openScope(): Store;
  /** True while a watched source has neither an answer nor an error. */
  readonly isLoading: Observable<boolean>;
  /** The last error of each watched source that never had an answer. */
  readonly faults: Observable<readonly string[]>;
}

export interface StoreOptions {
  readonly call: Calls;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  /** Subscribes to a channel while an answer depends on it. */
  readonly subscribe: (channel: Channel) => () => void;
  /** Called with the text of each answer before it is shown. */
  readonly onText?: (text: string) => void;
}

const READ_TIMEOUT_MS = 8_000;
const MAX_RETRY_DELAY_MS = 15_000;
/** Answers are cached only after this time on screen: one that breaks a scene must not survive a reload. */
const CACHE_AFTER_MS = 1_000;

interface Entry {
  readonly source: Source<unknown>;
  readonly changes: Emitter<void>;
  value: unknown;
  text: string | undefined;
  channels: readonly string[];
  unsubscribe: () => void;
  cancelNextRead: () => void;
  cancelCaching: () => void;
  isReading: boolean;
  /** An event arrived during the read: its answer may be outdated. */
  isStale: boolean;
  isDone: boolean;
  failures: number;
  fault: string | null;
}

interface Scope {
  /** How often each entry is watched. */
  readonly watched: Map<Entry, number>;
  readonly isLoading: Writable<boolean>;
  readonly faults: Writable<readonly string[]>;
}

export function createStore(options: StoreOptions): Store {
  const { call, cache, clock, subscribe, onText } = options;
  const entries = new Map<string, Entry>();
  /** Those that watch something. */
  const scopes = new Set<Scope>();

  function entryOf<T>(source: Source<T>): Entry {
    const existing = entries.get(source.key);
    if (existing) return existing;
    const value = cache.read(source.key);
    const text = value === undefined ? undefined : JSON.stringify(value);
    if (text !== undefined) onText?.(text);
    const entry: Entry = {
      source,
      changes: emitter(),
      value,
      text,
      channels: [],
      unsubscribe: () => {},
      cancelNextRead: () => {},
      cancelCaching: () => {},
      isReading: false,
      isStale: false,
      isDone: false,
      failures: 0,
      fault: null,
    };
    entries.set(source.key, entry);
    return entry;
  }

  async function read(entry: Entry): Promise<void> {
    if (entry.isReading) {
      entry.isStale = true;
      return;
    }
    entry.cancelNextRead();
    entry.isReading = true;
    entry.isStale = false;
    try {
      accept(entry, await withTimeout(entry.source.read(call)));
    } catch (error) {
      entry.failures++;
      entry.fault = error instanceof Error ? error.message : String(error);
    }
    entry.isReading = false;
    entry.isDone = true;
    if (entry.changes.size > 0) scheduleNextRead(entry);
    updateStatus();
  }

  /** A lost connection can leave a request pending for minutes. */
  function withTimeout<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancelTimeout = clock.after(READ_TIMEOUT_MS, () =>
        reject(new Error('Response Timeout')),
      );
      answer.then(resolve, reject).finally(cancelTimeout);
    });
  }

  function accept(entry: Entry, value: unknown): void {
    entry.failures = 0;
    entry.fault = null;
    if (entry.value !== undefined && entry.source.isOlder?.(value, entry.value)) return;
    subscribeToChannel(entry, value);
    const text = JSON.stringify(value);
    if (text === entry.text) return;
    onText?.(text);
    entry.value = value;
    entry.text = text;
    entry.cancelCaching();
    entry.cancelCaching = clock.after(CACHE_AFTER_MS, () => cache.write(entry.source.key, value));
    entry.changes.emit();
  }

  function scheduleNextRead(entry: Entry): void {
    const { source, failures, isStale } = entry;
    if (isStale) {
      void read(entry);
      return;
    }
    const delay = failures > 0 ? backOff(failures, MAX_RETRY_DELAY_MS) : source.everyMs;
    if (delay !== null) entry.cancelNextRead = clock.after(delay, () => void read(entry));
  }

  function subscribeToChannel(entry: Entry, value: unknown): void {
    const channels = [entry.source.channel?.(value) ?? []].flat();
    const names = channels.map(({ name }) => name);
    if (names.join() === entry.channels.join()) return;
    entry.unsubscribe();
    entry.channels = names;
    const ends = channels.map(subscribe);
    entry.unsubscribe = () => {
      for (const end of ends) end();
    };
  }

  function stop(entry: Entry): void {
    entry.cancelNextRead();
    entry.unsubscribe();
    entry.channels = [];
    entry.unsubscribe = () => {};
  }

  function updateStatus(): void {
    for (const { watched, isLoading, faults } of scopes) {
      const all = [...watched.keys()];
      isLoading.set(all.some(({ isDone }) => !isDone));
      const missing = all
        .filter(({ value }) => value === undefined)
        .map(({ fault }) => fault)
        .filter((fault) => fault !== null);
      if (missing.join('\n') !== faults.get().join('\n')) faults.set(missing);
    }
  }

  function watchWithin(scope: Scope, source: Source<unknown>, changed: () => void) {
    const { watched } = scope;
    const entry = entryOf(source);
    const stopWatching = entry.changes.subscribe(changed);
    watched.set(entry, (watched.get(entry) ?? 0) + 1);
    scopes.add(scope);
    if (entry.changes.size === 1) {
      // What nobody has watched for a while may have changed.
      entry.isDone = false;
      if (entry.value !== undefined) subscribeToChannel(entry, entry.value);
      void read(entry);
    }
    updateStatus();
    return () => {
      stopWatching();
      const left = (watched.get(entry) ?? 1) - 1;
      if (left > 0) watched.set(entry, left);
      else watched.delete(entry);
      if (entry.changes.size === 0) stop(entry);
      updateStatus();
      if (watched.size === 0) scopes.delete(scope);
    };
  }

  function refresh(channel?: string): void {
    for (const entry of entries.values()) {
      if (entry.changes.size === 0) continue;
      if (channel === undefined || entry.channels.includes(channel)) void read(entry);
    }
  }

  function applyEvent(channel: string, event: StoreEvent): void {
    for (const entry of entries.values()) {
      const { source, value } = entry;
      if (entry.changes.size === 0 || !entry.channels.includes(channel)) continue;
      if (source.withEvent) {
        const next = source.withEvent(value, event);
        if (next !== undefined) accept(entry, next);
      } else if (!WHOLE_EVENTS.has(event.type)) void read(entry);
    }
  }

  function applyState(channel: string, state: AnyState): void {
    for (const entry of entries.values()) {
      const { source, value } = entry;
      if (!entry.channels.includes(channel) || value === undefined || !source.withState) continue;
      accept(entry, source.withState(value, state));
    }
  }

  async function reloadAll(): Promise<void> {
    const all = [...entries.values()];
    for (const { cancelCaching } of all) cancelCaching();
    await Promise.all(all.map(read));
  }

  function openScope(): Store {
    const scope: Scope = {
      watched: new Map(),
      // True from the start: a scene whose code is not loaded yet watches nothing.
      isLoading: observable(true),
      faults: observable<readonly string[]>([]),
    };
    return {
      get: <T>(source: Source<T>) => entryOf(source).value as T | undefined,
      watch: (source, changed) => watchWithin(scope, source, changed),
      refresh,
      applyEvent,
      applyState,
      reloadAll,
      openScope,
      isLoading: scope.isLoading,
      faults: scope.faults,
    };
  }

  return openScope();
}
