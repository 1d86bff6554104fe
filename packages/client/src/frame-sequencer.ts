/**
 * Puts the frames of one channel in order: tracks the last revision, detects gaps, and buffers
 * frames during a (re)subscription. It does no I/O: the caller sends the requests.
 */
export interface Frame {
  readonly channel: string;
  /** The channel's revision before and after. Frames without a revision are independent. */
  readonly since?: number;
  readonly revision?: number;
  readonly type: string;
  readonly data: unknown;
}

/** The server's response to a subscription: the missed events, or a snapshot. */
export interface SubscribeResult {
  readonly revision?: number;
  readonly events?: readonly Frame[];
  readonly snapshot?: unknown;
}

export interface FrameListener {
  event(frame: Frame): void;
  snapshot(snapshot: unknown, revision: number | null): void;
  /** Events were missed, and the server has neither them nor a snapshot: the data must be reloaded. */
  missed(): void;
}

/** `gap`: frames are missing, so the caller has to subscribe again. */
type ReceiveResult = 'gap' | 'applied';

export class FrameSequencer {
  #revision: number | null = null;
  /** Not null while a response is pending. Frames that arrive meanwhile are applied after it. */
  #buffer: Frame[] | null = null;

  constructor(private readonly listener: FrameListener) {}

  /** The last revision received; null before the first response. */
  get revision(): number | null {
    return this.#revision;
  }

  /** Buffers frames until `applyResult`. */
  startBuffering(): void {
    this.#buffer ??= [];
  }

  receive(frame: Frame): ReceiveResult {
    if (this.#buffer && hasRevision(frame)) {
      this.#buffer.push(frame);
      return 'applied';
    }
    if (this.#isGap(frame)) {
      this.#buffer = [frame];
      return 'gap';
    }
    this.#applyIfNew(frame);
    return 'applied';
  }

  /** Returns 'gap' if the buffered frames show that still more is missing. */
  applyResult({ revision, events, snapshot }: SubscribeResult): ReceiveResult {
    const buffered = this.#buffer ?? [];
    const before = this.#revision;
    this.#buffer = null;

    if (snapshot !== undefined) {
      this.#revision = revision ?? null;
      this.listener.snapshot(snapshot, this.#revision);
    } else {
      for (const event of events ?? []) this.#applyIfNew(event);
      // A lower revision than ours: the server counts from the start again.
      const restarted = before !== null && revision !== undefined && revision < before;
      if (!events || restarted) this.#revision = revision ?? before;
      if (before !== null && (restarted || (!events && this.#revision !== before)))
        this.listener.missed();
    }
    return this.#replay(buffered, this.#revision !== before);
  }

  #replay(buffered: readonly Frame[], madeProgress: boolean): ReceiveResult {
    let result: ReceiveResult = 'applied';
    for (const frame of buffered) {
      if (result === 'applied' && !madeProgress && this.#isGap(frame)) {
        // Another request would get the same response: report the gap once and continue from here.
        this.#revision = frame.since ?? null;
        this.listener.missed();
      }
      if (this.receive(frame) === 'gap') result = 'gap';
    }
    return result;
  }

  #isGap(frame: Frame): boolean {
    return hasRevision(frame) && this.#revision !== null && (frame.since ?? 0) > this.#revision;
  }

  /** Drops duplicates: frames at or below the last revision. */
  #applyIfNew(frame: Frame): void {
    if (hasRevision(frame)) {
      if (this.#revision !== null && frame.revision <= this.#revision) return;
      this.#revision = frame.revision;
    }
    this.listener.event(frame);
  }
}

/** Vote bars, presence and viewer counts have no revision: each frame replaces the previous one. */
function hasRevision(frame: Frame): frame is Frame & { revision: number } {
  return typeof frame.revision === 'number';
}

/** A push is one frame, a list of frames, or a frame with several events in `events`. */
export function parseFrames(push: unknown): Frame[] {
  if (Array.isArray(push)) return push.flatMap(parseFrames);
  if (typeof push !== 'object' || push === null) return [];
  const { events, ...frame } = push as Frame & { events?: unknown };
  if (!Array.isArray(events)) return [frame];
  let since = frame.since;
  return events.map((event: Partial<Frame>) => {
    const merged = { since, ...event, channel: frame.channel } as Frame;
    since = merged.revision ?? since;
    return merged;
  });
}
