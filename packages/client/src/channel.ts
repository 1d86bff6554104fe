/**
 * One channel as this client has seen it: the last revision, and frames that wait while a
 * (re)subscription is under way. Pure bookkeeping; asking the server is the caller's business.
 */
export interface ChannelEvent {
  readonly channel: string;
  /** The channel's revision before and after; frames without one stand for themselves. */
  readonly since?: number;
  readonly revision?: number;
  readonly type: string;
  readonly data: unknown;
}

/** What the server says when it (re)subscribes: what was missed, or everything as it is now. */
export interface Subscribed {
  readonly revision?: number;
  readonly events?: readonly ChannelEvent[];
  readonly snapshot?: unknown;
}

export interface ChannelOutput {
  event(event: ChannelEvent): void;
  snapshot(snapshot: unknown, revision: number | null): void;
  /** Something was missed, and the server has neither it nor a snapshot: read afresh. */
  missed(): void;
}

export class Channel {
  #last: number | null = null;
  /** Not null while an answer is awaited; frames that come meanwhile belong after it. */
  #held: ChannelEvent[] | null = null;

  constructor(private readonly output: ChannelOutput) {}

  /** Up to where the channel is known; null before the first answer. */
  get last(): number | null {
    return this.#last;
  }

  /** Holds frames back until `subscribed`. */
  await(): void {
    this.#held ??= [];
  }

  /** Says 'gap' when frames are missing; they have to be asked for then. */
  receive(frame: ChannelEvent): 'gap' | 'applied' {
    if (this.#held && isCounted(frame)) {
      this.#held.push(frame);
      return 'applied';
    }
    if (this.#isGap(frame)) {
      this.#held = [frame];
      return 'gap';
    }
    this.#applyNew(frame);
    return 'applied';
  }

  /** Says 'gap' when frames that came meanwhile show that even more is missing. */
  subscribed({ revision, events, snapshot }: Subscribed): 'gap' | 'applied' {
    const held = this.#held ?? [];
    const before = this.#last;
    this.#held = null;

    if (snapshot !== undefined) {
      this.#last = revision ?? null;
      this.output.snapshot(snapshot, this.#last);
    } else {
      for (const event of events ?? []) this.#applyNew(event);
      // A lower count than ours: the server has begun anew.
      const restarted = before !== null && revision !== undefined && revision < before;
      if (!events || restarted) this.#last = revision ?? before;
      if (before !== null && (restarted || (!events && this.#last !== before)))
        this.output.missed();
    }
    return this.#replay(held, this.#last !== before);
  }

  #replay(held: readonly ChannelEvent[], progress: boolean): 'gap' | 'applied' {
    let outcome: 'gap' | 'applied' = 'applied';
    for (const frame of held) {
      if (outcome === 'applied' && !progress && this.#isGap(frame)) {
        // Asking again would bring the same answer: say so once and go on from here.
        this.#last = frame.since ?? null;
        this.output.missed();
      }
      if (this.receive(frame) === 'gap') outcome = 'gap';
    }
    return outcome;
  }

  #isGap(frame: ChannelEvent): boolean {
    return isCounted(frame) && this.#last !== null && (frame.since ?? 0) > this.#last;
  }

  /** A frame at or below the last revision was seen before. */
  #applyNew(frame: ChannelEvent): void {
    if (isCounted(frame)) {
      if (this.#last !== null && frame.revision <= this.#last) return;
      this.#last = frame.revision;
    }
    this.output.event(frame);
  }
}

/** Vote bars, presence and viewer counts come without a revision: each replaces the one before. */
function isCounted(frame: ChannelEvent): frame is ChannelEvent & { revision: number } {
  return typeof frame.revision === 'number';
}

/** A push holds one frame, a list of them, or a frame that carries a burst as `events`. */
export function framesIn(push: unknown): ChannelEvent[] {
  if (Array.isArray(push)) return push.flatMap(framesIn);
  if (typeof push !== 'object' || push === null) return [];
  const { events, ...frame } = push as ChannelEvent & { events?: unknown };
  if (!Array.isArray(events)) return [frame];
  let since = frame.since;
  return events.map((event: Partial<ChannelEvent>) => {
    const merged = { since, ...event, channel: frame.channel } as ChannelEvent;
    since = merged.revision ?? since;
    return merged;
  });
}
