/** Sends what the operator does, one after the other, and says what became of it. */
import { errorText } from '@mes/client/error-text';
import { ProductError } from '@mes/contract/errors';
import type { ShowDesk } from '@mes/contract/show-schemas';
import type { StreamConfiguration } from '@mes/contract/stream';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../api/client';
import { keyOf } from '../../../api/use-call';
import { newUuid } from '../../../uuid';
import * as texts from '../texts';
import { type ActInput, isKeptForLater, type SeriesEdit } from './act-input';
import { say } from './room-notice';
import { createScoreQueue, type WaitingAct } from './score-queue';

/** A take that the server refused because of another operator; the same press again goes through. */
export interface Refusal {
  readonly message: string;
  readonly revision: number;
}

/** What the operator has seen at a moment: the desk, and the own acts that were on their way by then. */
export interface SeenRevision {
  readonly desk: number;
  readonly own: Promise<number>;
}

export interface Acts {
  /** `seen` where it was decided earlier than it is sent. */
  act(act: ActInput, seen?: SeenRevision): Promise<boolean>;
  seenRevision(): SeenRevision;
  /**
   * Changes the series by what it is when its turn comes: quick presses build on each other. Null where there
   * is nothing to change.
   */
  edit(compute: (configuration: StreamConfiguration) => SeriesEdit | null): Promise<boolean>;
  undo(input?: { act?: number; also?: number[] }): Promise<boolean>;
  redo(): Promise<boolean>;
  readonly refusal: Refusal | null;
  /** Scores that wait for the server. */
  readonly waiting: readonly WaitingAct[];
  flush(): void;
  /** How long the last take took until the server had it. */
  readonly lastTakeMs: number | null;
}

interface ActsOptions {
  readonly isAway: boolean;
  readonly onAway: () => void;
}

const DESK = keyOf('show', 'desk', {});
/** An emergency does not wait for what was pressed before. */
const URGENT: readonly ActInput['act'][] = ['safe_card', 'clear_overlays'];
/** Without an answer in this time nobody knows, and the operator has to look. */
const ANSWER_MS = 5_000;
/** For this long a second press confirms what the first one was refused for. */
const REFUSAL_MS = 15_000;
/** Later acts that an undo would remove, as the server has named them. */
interface Dependents {
  readonly also: number[];
  readonly at: number;
}

const NO_DEPENDENTS: Dependents = { also: [], at: 0 };
const NOTHING_WAITS: readonly WaitingAct[] = [];

export function useActs({ isAway, onAway }: ActsOptions): Acts {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [lastTakeMs, setLastTakeMs] = useState<number | null>(null);
  const chain = useRef<Promise<number>>(Promise.resolve(0));
  const dependents = useRef<Dependents>(NO_DEPENDENTS);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  function accept(desk: ShowDesk): void {
    const known = queryClient.getQueryData<ShowDesk>(DESK);
    if (!known || known.revision <= desk.revision) queryClient.setQueryData(DESK, desk);
    void queryClient.invalidateQueries({ queryKey: keyOf('show', 'log', {}) });
  }

  const fail = (error: unknown): void => {
    if (isUnreachable(error)) onAway();
    say(isUnreachable(error) ? texts.notDone : errorText(error));
  };
  const onRefusedScore = useEffectEvent(fail);
  const onSentScore = useEffectEvent(accept);
  const [queue] = useState(() =>
    createScoreQueue({
      newKey: newUuid,
      isAway: isUnreachable,
      onRefused: (error) => onRefusedScore(error),
      send: async ({ key, act }) => {
        const signal = AbortSignal.timeout(ANSWER_MS);
        onSentScore(await api.show.act({ act }, { idempotencyKey: key, signal }));
      },
    }),
  );
  const waiting = useSyncExternalStore(queue.subscribe, queue.get, () => NOTHING_WAITS);

  function seenRevision(): SeenRevision {
    const desk = queryClient.getQueryData<ShowDesk>(DESK)?.revision ?? 0;
    return { desk, own: chain.current };
  }

  async function send(act: ActInput, own: number, seen: number): Promise<ShowDesk> {
    const isTake = act.act === 'take';
    return api.show.act(
      {
        act,
        // A take is about what was seen; everything else builds on the operator's own last act.
        revision: isTake ? seen : Math.max(seen, own),
        ...(isTake && refusal ? { acknowledged: refusal.revision } : {}),
      },
      { signal: AbortSignal.timeout(ANSWER_MS) },
    );
  }

  async function act(given: ActInput, seen = seenRevision()): Promise<boolean> {
    if (isKeptForLater(given)) {
      queue.add(given);
      return true;
    }
    if (isAway) {
      say(texts.notKept);
      return false;
    }
    const pressedAt = performance.now();
    const isUrgent = URGENT.includes(given.act);
    const own = isUrgent ? Promise.resolve(0) : seen.own;
    const before = isUrgent ? own : chain.current;
    const sent = before.then(async () => send(given, await own, seen.desk));
    chain.current = sent.then(
      ({ revision }) => revision,
      () => 0,
    );
    try {
      accept(await sent);
      if (given.act === 'take') {
        setRefusal(null);
        setLastTakeMs(performance.now() - pressedAt);
      }
      return true;
    } catch (error) {
      if (given.act === 'take' && isConflict(error))
        setRefusal({ message: errorText(error), revision: error.details.revision });
      else fail(error);
      void queryClient.invalidateQueries({ queryKey: ['show'] });
      return false;
    }
  }

  async function edit(
    compute: (configuration: StreamConfiguration) => SeriesEdit | null,
  ): Promise<boolean> {
    if (isAway) {
      say(texts.notKept);
      return false;
    }
    const sent = chain.current.then(async (own): Promise<number> => {
      const { configuration } = await api.stream.desk({}, { fresh: true });
      const change = compute(configuration);
      if (!change) return own;
      const desk = await api.show.act(
        { act: { act: 'configure', edit: change } },
        { signal: AbortSignal.timeout(ANSWER_MS) },
      );
      accept(desk);
      void queryClient.invalidateQueries({ queryKey: ['stream'] });
      return desk.revision;
    });
    chain.current = sent.catch(() => 0);
    try {
      await sent;
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  async function answered(call: () => Promise<ShowDesk>): Promise<boolean> {
    try {
      accept(await call());
      void queryClient.invalidateQueries({ queryKey: ['stream'] });
      return true;
    } catch (error) {
      const also = dependentsIn(error);
      if (also) {
        dependents.current = { also, at: Date.now() };
        say(`${errorText(error)} ${texts.pressAgain}`);
      } else fail(error);
      return false;
    }
  }

  /** Later acts that go with it are named first; the same press again removes them too. */
  async function undo(input: { act?: number; also?: number[] } = {}): Promise<boolean> {
    const agreed = Date.now() - dependents.current.at < REFUSAL_MS ? dependents.current.also : [];
    dependents.current = NO_DEPENDENTS;
    return answered(() => api.show.undo({ also: agreed, ...input }));
  }

  return {
    act,
    seenRevision,
    edit,
    undo,
    redo: () => answered(() => api.show.redo({})),
    refusal,
    waiting,
    flush: () => void queue.flush(),
    lastTakeMs,
  };
}

/** An answer of the server is a decision; everything else is its absence. */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof ProductError) || error.status === 502 || error.status === 503;
}

interface Conflict extends ProductError {
  readonly details: { readonly revision: number };
}

function isConflict(error: unknown): error is Conflict {
  return (
    error instanceof ProductError &&
    typeof error.details.revision === 'number' &&
    'by' in error.details
  );
}

function dependentsIn(error: unknown): number[] | null {
  if (!(error instanceof ProductError) || !Array.isArray(error.details.also)) return null;
  return error.details.also.filter((id) => typeof id === 'number');
}
