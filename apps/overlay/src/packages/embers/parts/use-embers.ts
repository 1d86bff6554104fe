import { type RefObject, useEffect, useRef } from 'react';
import { useScene } from '../../../scene-context';
import { createEmbers, type Embers } from './embers';
import { isCalm } from './motion';

/** A canvas of half the size is enough for points of light. */
export const EMBERS_SCALE = 0.5;

const REST_MS = 50;
const SPARKS_MS = 30;
/** So that the air is full when a scene enters. */
const BEFORE_S = 7;
const STEP_S = 0.05;

interface UseEmbers {
  seam: number | null;
  isGold: boolean;
}

/** Runs the embers on a canvas: 20 frames a second at rest, more while sparks fly, none in a picture. */
export function useEmbers(
  canvas: RefObject<HTMLCanvasElement | null>,
  { seam, isGold }: UseEmbers,
): RefObject<Embers | null> {
  const isPicture = useScene().route.screenshot;
  const embers = useRef<Embers | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const own = createEmbers(context, { seam, isGold, scale: EMBERS_SCALE });
    for (let passed = 0; passed < BEFORE_S; passed += STEP_S) own.advance(STEP_S);
    own.paint();
    if (isPicture || isCalm()) return;
    embers.current = own;
    let timer: ReturnType<typeof setTimeout>;
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      own.advance(Math.min(0.066, (now - last) / 1_000));
      last = now;
      if (!document.hidden) own.paint();
      timer = setTimeout(frame, own.hasSparks() ? SPARKS_MS : REST_MS);
    };
    timer = setTimeout(frame, REST_MS);
    return () => {
      clearTimeout(timer);
      embers.current = null;
    };
  }, [canvas, seam, isGold, isPicture]);
  return embers;
}
