import type { Calls } from '@mes/client/calls';
import { channels } from '@mes/client/channels';
import { newId } from '@mes/client/ids';
import { ForbiddenError } from '@mes/contract/errors';
import type { Cue, ShowProgram } from '@mes/contract/show-schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveData } from '../data/use-live-data';
import type { OutputName } from '../route';
import { pageFaults, sceneFaults } from '../stage/page-faults';
import { sourceVisibility } from '../stage/source-visibility';
import { isSameCue, type Takes, takeKey } from './takes';

interface PaintedOptions {
  readonly source: OutputName;
  readonly program: ShowProgram | null;
  readonly takes: Takes;
}

interface Painted {
  /** The revision that is on screen; null while the newest one is not. */
  readonly shown: number | null;
  /** Null without the key of outputs, and until the first answer. */
  readonly preview: Cue | null;
}

const REPORT_EVERY_MS = 1_000;
const MAX_FAULT = 300;
/** With a key that is no longer valid the output goes on; it only is not believed. */
const REFUSED_PAUSE_MS = 30_000;

/**
 * Reports to the control room what is on screen: after each change once it is painted, and each second. The
 * answer tells what is in preview.
 */
export function usePainted({ source, program, takes }: PaintedOptions): Painted {
  const { call, store } = useLiveData();
  const shown = program && isOnScreen(program, takes) ? program.revision : null;
  const painted = useRef<number | null>(null);
  const [preview, setPreview] = useState<Cue | null>(null);
  const reporter = useRef<Reporter | null>(null);
  const isBehind = useEffectEvent((revision: number) => revision > (program?.revision ?? 0));

  useEffect(() => {
    const key = new URLSearchParams(location.search).get('key');
    if (!key) return;
    const own = createReporter({
      call,
      report: () =>
        painted.current === null
          ? null
          : { key, source, instance: INSTANCE, revision: painted.current, fault: currentFault() },
      // An event was lost: what is on air is read again.
      onAnswer: (answer) => {
        if (isBehind(answer.revision)) store.refresh(channels.stream().name);
        setPreview((last) => (isSameCue(last, answer.preview) ? last : answer.preview));
      },
    });
    reporter.current = own;
    const timer = setInterval(own.send, REPORT_EVERY_MS);
    const unsubscribe = sourceVisibility.subscribe(own.send);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [call, source, store]);

  useEffect(() => {
    if (shown === null) return;
    // In a page that is not painted these never run, and nothing is claimed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        painted.current = shown;
        reporter.current?.send();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return { shown, preview };
}

/** What the room says of it while it lasts. */
function currentFault(): string | null {
  const [first] = [...pageFaults.get(), ...sceneFaults.get()];
  return first === undefined ? null : first.slice(0, MAX_FAULT);
}

/** From the first frame of the stinger on, or from the cut on. */
export function isOnScreen(program: ShowProgram, { current, coming, stinger }: Takes): boolean {
  const key = takeKey(program);
  return (
    current?.key === key ||
    stinger?.key === key ||
    (coming?.key === key && coming.stinger === 'played')
  );
}

interface Reporter {
  send(): void;
}

interface ReporterOptions {
  readonly call: Calls;
  readonly report: () => Omit<Parameters<Calls['show']['painted']>[0], 'isShown'> | null;
  readonly onAnswer: (answer: { readonly revision: number; readonly preview: Cue | null }) => void;
}

/** One request at a time: while the server is slow only the newest report matters. */
function createReporter({ call, report, onAnswer }: ReporterOptions): Reporter {
  let isSending = false;
  let isOutdated = false;
  let pausedUntil = 0;
  async function send(): Promise<void> {
    const painted = report();
    if (!painted || Date.now() < pausedUntil) return;
    if (isSending) {
      isOutdated = true;
      return;
    }
    isSending = true;
    isOutdated = false;
    try {
      onAnswer(await call.show.painted({ ...painted, isShown: sourceVisibility.get() }));
    } catch (error) {
      if (error instanceof ForbiddenError) pausedUntil = Date.now() + REFUSED_PAUSE_MS;
    }
    isSending = false;
    if (isOutdated) void send();
  }
  return { send: () => void send() };
}

const INSTANCE = readInstance();

/** A source that was loaded anew is the same source. */
function readInstance(): string {
  const NAME = 'mes-output-instance';
  try {
    const stored = sessionStorage.getItem(NAME) ?? newId();
    sessionStorage.setItem(NAME, stored);
    return stored;
  } catch {
    return newId();
  }
}
