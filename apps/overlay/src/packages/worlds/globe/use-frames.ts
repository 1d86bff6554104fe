import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { EntranceContext, StandbyContext } from '../../kit-context';

export interface Frame {
  /** Since the page was opened. */
  readonly ms: number;
  /** Since the scene has entered; endless for one that did not. */
  readonly enteredMs: number;
  /** A picture: everything stands where it ends. */
  readonly isStill: boolean;
}

/**
 * Calls at a low rate: slow movements need no more, and each frame of a canvas costs as much as its area.
 * Nothing is painted while nobody sees the page.
 */
export function useFrames(paint: (frame: Frame) => void, { rate }: { rate: number }): void {
  const { screenshot } = useScene().route;
  const isEntering = useContext(EntranceContext);
  const isStandby = useContext(StandbyContext);
  const enteredAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (isEntering) enteredAt.current = performance.now();
  }, [isEntering]);
  const onFrame = useEffectEvent((isStill: boolean) => {
    const ms = performance.now();
    paint({ ms, enteredMs: ms - enteredAt.current, isStill });
  });
  const isStill = screenshot || prefersLessMotion();
  // A picture has no next frame that would show new data.
  useEffect(() => {
    if (isStill) onFrame(true);
  });
  useEffect(() => {
    if (isStill) return;
    onFrame(false);
    if (isStandby) return;
    let request = 0;
    const timer = setInterval(() => {
      cancelAnimationFrame(request);
      if (!document.hidden) request = requestAnimationFrame(() => onFrame(false));
    }, 1_000 / rate);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(request);
    };
  }, [isStill, isStandby, rate]);
}

/** From 0 to 1, slower towards the end. */
export function easeOut(part: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
}
