import type { ShowProgram } from '@mes/contract/show-schemas';
import { type Dispatch, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { PROGRAM } from '../data/sources';
import { useLiveData, useSource } from '../data/use-live-data';
import { sourceVisibility } from '../stage/source-visibility';
import { NO_TAKES, reduceTakes, type Takes, type TakesEvent } from './takes';

interface FollowedShow {
  readonly program: ShowProgram | null;
  readonly takes: Takes;
  readonly dispatch: Dispatch<TakesEvent>;
}

/** A stinger that is hardly late is played from its start: its first frames are what makes it smooth. */
const PLAYED_IN_FULL_MS = 250;
/** Later than this there is no time left to close it before the scenes are swapped. */
const LATEST_BEFORE_CUT_MS = 100;

/** The program of the show and what this page shows of it. */
export function useTakes(): FollowedShow {
  const { serverNow } = useLiveData();
  const program = useSource(PROGRAM) ?? null;
  const [takes, dispatch] = useReducer(reduceTakes, NO_TAKES);
  const follow = useEffectEvent((next: ShowProgram) =>
    dispatch({ type: 'program', program: next, ageMs: stingerAge(next, serverNow()) }),
  );
  // Before the frame is painted: a take is seen as soon as it can be.
  useLayoutEffect(() => {
    if (program) follow(program);
  }, [program]);
  return { program, takes, dispatch };
}

/**
 * How far the stinger of a program is, by the clock of the server; null where it is not played. A page
 * that nobody sees, or that does not know the time yet, shows the scene at once.
 */
export function stingerAge(
  { transition }: Pick<ShowProgram, 'transition'>,
  now: number | null,
  isSeen = sourceVisibility.get(),
): number | null {
  if (!transition || now === null || !isSeen) return null;
  const age = now - transition.startedAt;
  if (age <= PLAYED_IN_FULL_MS) return 0;
  return now < transition.cutAt - LATEST_BEFORE_CUT_MS ? age : null;
}
