import type { OutboxEvent } from '../database/events';

/**
 * Puts the events of one channel in order and removes duplicates: an early event waits for those
 * before it. Until `startAt` is called, all events wait.
 */
export class EventSequencer {
  #lastRevision: number | null = null;
  /** Events that arrived early, by their `since`. */
  readonly #early = new Map<number, OutboxEvent>();

  /** The last released revision, or null before the start. */
  get lastRevision(): number | null {
    return this.#lastRevision;
  }

  /** True if an event is missing while a later one has arrived. */
  get hasGap(): boolean {
    return this.#lastRevision !== null && this.#early.size > 0;
  }

  /** Returns the events that are now in order. */
  accept(events: readonly OutboxEvent[]): OutboxEvent[] {
    for (const event of events) {
      if (this.#lastRevision === null || event.revision > this.#lastRevision)
        this.#early.set(event.since, event);
    }
    return this.#release();
  }

  /** Sets the revision of the first subscriber; later calls do not change it. */
  startAt(revision: number): OutboxEvent[] {
    this.#lastRevision ??= revision;
    return this.#release();
  }

  /** Gives up on missing events up to this revision. */
  skipTo(revision: number): OutboxEvent[] {
    this.#lastRevision = revision;
    return this.#release();
  }

  #release(): OutboxEvent[] {
    if (this.#lastRevision === null) return [];
    const released: OutboxEvent[] = [];
    for (;;) {
      const next = this.#early.get(this.#lastRevision);
      if (!next) break;
      this.#early.delete(this.#lastRevision);
      this.#lastRevision = next.revision;
      released.push(next);
    }
    for (const [since, { revision }] of this.#early) {
      if (revision <= this.#lastRevision) this.#early.delete(since);
    }
    return released;
  }
}
