import type { Cue } from '@mes/contract/show-schemas';
import { GAME_SCENE } from '@mes/domain/show/cue';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { Takes, TakesEvent } from './takes';

/** Entrances are over by then, and an operator who steps through the run has stopped. */
const REST_MS = 1_500;

interface StandbyOptions {
  readonly takes: Takes;
  /** Null where nothing is to be prepared. */
  readonly preview: Cue | null;
  readonly dispatch: Dispatch<TakesEvent>;
}

/** Renders the scene in preview where nobody sees it, while nothing happens on screen. */
export function useStandby({ takes, preview, dispatch }: StandbyOptions): void {
  const { current, coming, leaving, stinger, standby } = takes;
  const layers = useRef(0);
  const cue = preview?.scene === GAME_SCENE ? null : preview;
  const wanted = cue && JSON.stringify(cue);
  const prepared = standby && JSON.stringify(standby.cue);
  const isResting = current !== null && !coming && !leaving && !stinger;
  const prepare = useEffectEvent(() => {
    const layer = `standby ${layers.current++}`;
    dispatch({ type: 'standby', standby: cue && { layer, cue } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take has its own pause before the next
  useEffect(() => {
    if (!isResting || wanted === prepared) return;
    const timer = setTimeout(prepare, REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, wanted, prepared, current?.key]);
}
