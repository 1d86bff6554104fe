import { useLayoutEffect, useRef } from 'react';
import type { StingerProps, StingerTiming } from '../../kit';
import { withContext } from '../globe/Globe';
import { inkLook, paintBase, paintTurning } from '../globe/paint';
import { landDots, turnTo } from '../globe/sphere';
import { Cut } from './Cut';
import styles from './Stinger.module.css';

export const STINGER: StingerTiming = { ms: 1_100, coveredFromMs: 406, coveredToMs: 693 };

const RADIUS = 1_260;
const WIDTH = 2 * RADIUS;
const HEIGHT = 1_080;
const LAT = 12;
/** How far the globe turns on its way, in degrees to both sides. */
const TURN = 34;
const STEP = 2.4;
const RATE = 30;

const LOOK = inkLook(RADIUS, {
  x: RADIUS,
  y: HEIGHT / 2,
  width: WIDTH,
  height: HEIGHT,
  light: [-0.2, -0.3],
  line: 2,
  dot: 7,
  rim: 10,
});

/** The globe passes from right to left, and the scenes change behind it. */
export function Stinger({ event, stillAtMs = null }: StingerProps) {
  const base = useRef<HTMLCanvasElement>(null);
  const turning = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    withContext(base.current, (context) => paintBase(context, LOOK, turnTo({ lon: 0, lat: LAT })));
    paintAt(turning.current, stillAtMs ?? 0);
    if (stillAtMs !== null) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      paintAt(turning.current, performance.now() - startedAt);
    }, 1_000 / RATE);
    const end = setTimeout(() => clearInterval(timer), STINGER.ms);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [stillAtMs]);
  const size = { width: WIDTH, height: HEIGHT };
  const still: Record<`--${string}`, string> = { '--still': `${-(stillAtMs ?? 0)}ms` };
  return (
    <div className={styles.stinger} style={still} data-held={stillAtMs !== null || undefined}>
      <div className={styles.globe}>
        <canvas ref={base} {...size} />
        <canvas ref={turning} {...size} />
        <i className={styles.meridian} />
      </div>
      <div className={styles.seal}>
        <div className={styles.band} />
        <div className={styles.title}>
          <Cut className={`${styles.name} wd-metal`}>{event.name}</Cut>
        </div>
      </div>
    </div>
  );
}

function paintAt(canvas: HTMLCanvasElement | null, ms: number): void {
  const lon = 40 + TURN * ((2 * ms) / STINGER.ms - 1);
  withContext(canvas, (context) =>
    paintTurning(context, LOOK, { turned: turnTo({ lon, lat: LAT }), dots: landDots(STEP) }),
  );
}
