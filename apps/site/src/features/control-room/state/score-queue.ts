/**
 * Scores that could not be sent, in the order of their presses. Each has a key by which the server knows a
 * repeated one, so that a lost answer counts once.
 */
import { type Observable, observable } from '@mes/client/observable';
import type { ActInput } from './act-input';

export interface WaitingAct {
  readonly key: string;
  readonly act: ActInput;
}

export interface ScoreQueue extends Observable<readonly WaitingAct[]> {
  add(act: ActInput): void;
  /** Sends what waits, one after the other, until the server is away again. */
  flush(): Promise<void>;
}

interface ScoreQueueOptions {
  /** Rejects where it was refused or could not be sent. */
  readonly send: (waiting: WaitingAct) => Promise<void>;
  /** Whether the server could not be reached; everything else is a refusal, which is not repeated. */
  readonly isAway: (error: unknown) => boolean;
  readonly onRefused: (error: unknown, act: ActInput) => void;
  readonly newKey: () => string;
}

export function createScoreQueue({
  send,
  isAway,
  onRefused,
  newKey,
}: ScoreQueueOptions): ScoreQueue {
  const waiting = observable<readonly WaitingAct[]>([]);
  let isSending = false;

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let first = waiting.get()[0]; first; first = waiting.get()[0]) {
        try {
          await send(first);
        } catch (error) {
          if (isAway(error)) return;
          onRefused(error, first.act);
        }
        waiting.set(waiting.get().slice(1));
      }
    } finally {
      isSending = false;
    }
  }

  return {
    get: waiting.get,
    subscribe: waiting.subscribe,
    add(act) {
      waiting.set([...waiting.get(), { key: newKey(), act }]);
      void flush();
    },
    flush,
  };
}

/** By how much the score of each team changes once the server is back. */
export function waitingScore(waiting: readonly WaitingAct[]): Record<'A' | 'B', number> {
  const sum = { A: 0, B: 0 };
  for (const { act } of waiting)
    if (act.act === 'game' && act.game.act === 'score') sum[act.game.team] += act.game.by;
  return sum;
}
