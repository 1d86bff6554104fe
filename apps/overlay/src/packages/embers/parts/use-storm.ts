import { type RefObject, useContext, useEffect, useRef } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { StandbyContext } from '../../kit-context';
import { createStorm, type SparkLine, type Storm } from './storm';

/** Half the size is enough for sparks that fly. */
export const STORM_SCALE = 0.5;

const FRAME_MS = 30;
const LONGEST_STEP_S = 0.066;

/** So that the air is full in a picture. */
const PICTURE = { seconds: 7, step: 0.05, embers: 44 };

interface Options {
  readonly seam: number;
  readonly isGold: boolean;
}

type Burst = (line: SparkLine) => void;

/** A canvas over the stage that is shown only while something flies on it; null where nothing moves. */
export function useStorm(
  canvas: RefObject<HTMLCanvasElement | null>,
  { seam, isGold }: Options,
): RefObject<Burst | null> {
  const isPicture = useScene().route.screenshot;
  const isStandby = useContext(StandbyContext);
  const burst = useRef<Burst | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    if (isPicture || prefersLessMotion()) {
      paintPicture(context, { seam, isGold });
      return;
    }
    const storm = createStorm(context, { seam, isGold, embers: 0, scale: STORM_SCALE });
    const player = playStorm(storm, context.canvas);
    burst.current = (line) => {
      storm.burst(line);
      player.start();
    };
    if (isGold && !isStandby) player.start();
    return () => {
      burst.current = null;
      player.stop();
    };
  }, [canvas, seam, isGold, isPicture, isStandby]);
  return burst;
}

function paintPicture(context: CanvasRenderingContext2D, { seam, isGold }: Options): void {
  const { seconds, step, embers } = PICTURE;
  const storm = createStorm(context, { seam, isGold, embers, scale: STORM_SCALE });
  for (let passed = 0; passed < seconds; passed += step) storm.advance(step);
  storm.paint();
  context.canvas.hidden = false;
}

/** Runs until nothing flies any more. */
function playStorm(storm: Storm, canvas: HTMLCanvasElement) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last = 0;
  const frame = () => {
    const now = performance.now();
    storm.advance(Math.min(LONGEST_STEP_S, (now - last) / 1_000));
    last = now;
    storm.paint();
    canvas.hidden = storm.isEmpty();
    timer = storm.isEmpty() ? null : setTimeout(frame, FRAME_MS);
  };
  return {
    start: () => {
      if (timer !== null) return;
      last = performance.now();
      timer = setTimeout(frame, 0);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      canvas.hidden = true;
    },
  };
}
