import type { OutboxEvent } from '../database/events';

/**
 * Puts the events of one channel in order: one that comes early waits for those before it, one
 * that comes twice goes out once. Until it is told where to start, everything waits.
 */
export class Order {
  #last: number | null = null;
  /** By the revision that each follows. */
  readonly #early = new Map<number, OutboxEvent>();

  /** The last revision that went out, or null before the start. */
  get last(): number | null {
    return this.#last;
  }

  /** An event is missing: a later one is here already. */
  get hasGap(): boolean {
    return this.#last !== null && this.#early.size > 0;
  }

  /** Answers what may go out now. */
  accept(events: readonly OutboxEvent[]): OutboxEvent[] {
    for (const event of events) {
      if (this.#last === null || event.revision > this.#last) this.#early.set(event.since, event);
    }
    return this.#release();
  }

  /** The revision that the first subscriber has; later ones do not move it. */
  startAt(revision: number): OutboxEvent[] {
    this.#last ??= revision;
    return this.#release();
  }

  /** What lies before cannot be had any more. */
  skipTo(revision: number): OutboxEvent[] {
    this.#last = revision;
    return this.#release();
  }

  #release(): OutboxEvent[] {
    if (this.#last === null) return [];
    const released: OutboxEvent[] = [];
    for (;;) {
      const next = this.#early.get(this.#last);
      if (!next) break;
      this.#early.delete(this.#last);
      this.#last = next.revision;
      released.push(next);
    }
    for (const [since, { revision }] of this.#early) {
      if (revision <= this.#last) this.#early.delete(since);
    }
    return released;
  }
}
