import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import styles from './Globe.module.css';
import { type GlobeLook, goldLook, paintBase, paintFlight, paintTurning } from './paint';
import type { Flight } from './regions';
import { landDots, type Place, turnTo } from './sphere';
import { easeOut, type Frame, useFrames } from './use-frames';

interface GlobeProps {
  look: GlobeLook;
  /** The middle of the globe on the stage. */
  x: number;
  y: number;
  /** What faces the viewer at first. */
  view: Place;
  /** Seconds of a whole turn. */
  turn?: number;
  /** Instead of turning: degrees to both sides, and the seconds of going there and back. */
  sway?: readonly [degrees: number, seconds: number];
  flight?: Flight | null;
  /** Degrees between the dots. */
  step?: number;
  /** When its iris opens, in milliseconds. */
  delay?: number;
  /** Turns to gold after it has entered. */
  isGold?: boolean;
  className?: string;
}

const FLIGHT = { delayMs: 1_500, ms: 1_600 };
const RATE = 8;

/** A globe that turns slowly, with the way between two teams. */
export function Globe({ look, x, y, view, step = 3, delay = 300, isGold, ...rest }: GlobeProps) {
  const base = useRef<HTMLCanvasElement>(null);
  const gold = useRef<HTMLCanvasElement>(null);
  const turning = useRef<HTMLCanvasElement>(null);
  const { lat } = view;
  useLayoutEffect(() => {
    const turned = turnTo({ lon: 0, lat });
    withContext(base.current, (context) => paintBase(context, look, turned));
    withContext(gold.current, (context) => paintBase(context, goldLook(look.radius), turned));
  }, [look, lat]);
  useFrames(
    (frame) => {
      const turned = turnTo({ lon: longitudeAt(frame, { ...rest, view }), lat });
      const shown = isGold ? goldLook(look.radius, { dot: look.dot }) : look;
      withContext(turning.current, (context) => {
        paintTurning(context, shown, { turned, dots: landDots(step) });
        if (!rest.flight) return;
        const [from, to] = rest.flight;
        const end = frame.isStill ? 1 : easeOut((frame.enteredMs - FLIGHT.delayMs) / FLIGHT.ms);
        paintFlight(context, look, { turned, from, to, begin: 0, end });
      });
    },
    { rate: RATE },
  );
  const size = { width: look.width, height: look.height };
  const place: CSSProperties = { left: x - look.x, top: y - look.y, ...size };
  return (
    <div
      className={classNames(styles.globe, 'wd-iris', rest.className)}
      style={{ ...place, '--d': `${delay}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <div className="wd-iris-back">
        <canvas ref={base} {...size} className={styles.layer} />
        {isGold && <canvas ref={gold} {...size} className={`${styles.layer} ${styles.gold}`} />}
        <canvas ref={turning} {...size} className={styles.layer} />
      </div>
    </div>
  );
}

function longitudeAt({ ms, isStill }: Frame, { view, turn = 150, sway }: Turning): number {
  if (isStill) return view.lon;
  const seconds = ms / 1_000;
  if (sway) return view.lon + sway[0] * Math.sin((2 * Math.PI * seconds) / sway[1]);
  return view.lon - (360 * seconds) / turn;
}

type Turning = Pick<GlobeProps, 'view' | 'turn' | 'sway'>;

export function withContext(
  canvas: HTMLCanvasElement | null,
  paint: (context: CanvasRenderingContext2D) => void,
): void {
  const context = canvas?.getContext('2d');
  if (context) paint(context);
}
