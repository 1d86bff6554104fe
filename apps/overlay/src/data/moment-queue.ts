import type { GameMoment } from '@mes/contract/stream-game';

/** Which moments are on screen: one at a time, in the order of play. */
export interface MomentQueue {
  /** Ids that were read; null before the first answer. */
  readonly seen: ReadonlySet<string> | null;
  readonly waiting: readonly GameMoment[];
  readonly shown: GameMoment | null;
}

export const NO_MOMENTS: MomentQueue = { seen: null, waiting: [], shown: null };

/** How long each is shown. */
export const MOMENT_MS = 6_000;

/**
 * The queue after an answer. What the first answer has is not new: a scene that was reloaded does not
 * show it again. A moment that was taken back leaves at once.
 */
export function updateQueue(queue: MomentQueue, moments: readonly GameMoment[]): MomentQueue {
  const ids = new Set(moments.map(({ id }) => id));
  const seen = new Set([...(queue.seen ?? []), ...ids]);
  const isThere = ({ id }: GameMoment) => ids.has(id);
  const fresh = moments.filter(({ id }) => queue.seen && !queue.seen.has(id));
  const waiting = [...queue.waiting.filter(isThere), ...fresh];
  const shown = queue.shown && isThere(queue.shown) ? queue.shown : null;
  const next = { seen, waiting, shown };
  return shown ? next : showNext(next);
}

/** The queue when the time of what is shown is over. */
export function showNext(queue: MomentQueue): MomentQueue {
  const [shown = null, ...waiting] = queue.waiting;
  return { ...queue, waiting, shown };
}
