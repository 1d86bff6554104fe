/** The show as this room sees it, up to date for as long as the page is open. */
import { channels } from '@mes/client/channels';
import type { EventPayload } from '@mes/contract/channels';
import type { ShowDesk, ShowOperator } from '@mes/contract/show-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';

export type Overwritten = EventPayload<'show', 'show.overwritten'>;
export type SourceFailure = EventPayload<'show', 'show.failed'>;
export type Painted = EventPayload<'show', 'show.painted'>;

interface ShowEvents {
  readonly onAttended: (operators: ShowOperator[]) => void;
  readonly onOverwritten: (event: Overwritten) => void;
  readonly onPainted: (event: Painted) => void;
  readonly onFailed: (event: SourceFailure) => void;
}

const DESK = keyOf('show', 'desk', {});
/** The times of the run change by themselves. */
const TIMES_MS = 10_000;
const SOURCES_MS = 1_000;
/** The way of an answer differs by some milliseconds each time. */
const CLOCK_STEP_MS = 200;

export function useShow({ onAttended, onOverwritten, onPainted, onFailed }: ShowEvents) {
  const queryClient = useQueryClient();
  const readShow = () => void queryClient.invalidateQueries({ queryKey: ['show'] });
  // A few operators, not thousands of visitors: they do not wait for a turn.
  const readStream = () => {
    void queryClient.invalidateQueries({ queryKey: ['stream'] });
    return undefined;
  };
  useLive(channels.show(), {
    'show.changed': ({ revision }) => {
      const known = queryClient.getQueryData<ShowDesk>(DESK);
      if (!known || known.revision < revision) readShow();
      return undefined;
    },
    'show.attended': ({ operators }) => {
      onAttended(operators);
      return undefined;
    },
    'show.overwritten': (event) => {
      onOverwritten(event);
      return undefined;
    },
    'show.painted': (event) => {
      onPainted(event);
      return undefined;
    },
    'show.failed': (event) => {
      onFailed(event);
      return undefined;
    },
    reads: ['show'],
  });
  useLive(channels.stream(), {
    'stream.configured': readStream,
    'stream.followed': readStream,
    'stream.rehearsed': readStream,
    'stream.scored': readStream,
    'stream.directed': readStream,
    'stream.stocked': readStream,
    'program.changed': () => undefined,
    reads: ['stream', 'show'],
  });
  const desk = useCall('show', 'desk', {});
  const sources = useCall('show', 'sources', {});
  useInterval(desk.refetch, TIMES_MS);
  useInterval(sources.refetch, SOURCES_MS);
  return {
    desk,
    sources,
    log: useCall('show', 'log', {}),
    stream: useCall('stream', 'desk', {}),
    control: useCall('stream', 'control', {}),
    game: useCall('stream', 'gameDesk', {}),
    speakers: useCall('stream', 'speakers', {}),
    sponsors: useCall('stream', 'sponsors', {}),
    tournaments: useCall('tournaments', 'list', { size: 100 }),
  };
}

/** By how much the clock of the server is ahead of that of this browser. */
export function clockOffsetOf(
  serverNow: number | undefined,
  { receivedAt }: { receivedAt: number },
): number {
  if (serverNow === undefined) return 0;
  return Math.round((serverNow - receivedAt) / CLOCK_STEP_MS) * CLOCK_STEP_MS;
}

function useInterval(run: () => unknown, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => void run(), everyMs);
    return () => clearInterval(timer);
  }, [run, everyMs]);
}
