import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { withContext } from './Globe';
import styles from './Horizon.module.css';
import { type GlobeLook, inkLook, paintBase, paintFlight, paintTurning } from './paint';
import { FLIGHTS } from './regions';
import { landDots, turnTo } from './sphere';
import { useFrames } from './use-frames';

interface HorizonProps {
  /** Where the globe begins on the stage. */
  top: number;
  /** Where the sun stands, in degrees from the meridian; null for a night with a light above. */
  sun?: number | null;
  hasFlights?: boolean;
}

export const HORIZON_RADIUS = 1_500;
/** Above the globe, for what flies over it. */
const SKY = 122;
const LAT = -38;
/** Everything further south is always below the frame. */
const SOUTH = 10;
const STEP = 1.05;
const RATE = 8;
const TURN_S = 600;

/** The upper edge of a globe that is wider than the frame. */
export function Horizon({ top, sun = null, hasFlights = false }: HorizonProps) {
  const base = useRef<HTMLCanvasElement>(null);
  const turning = useRef<HTMLCanvasElement>(null);
  const sky = hasFlights ? SKY : 8;
  // The light moves with the sun, but nobody sees less than half a degree.
  const lightAt = sun === null ? null : Math.round(sun * 2) / 2;
  const look = useMemo(() => lookOf(top, sky, lightAt), [top, sky, lightAt]);
  useLayoutEffect(() => {
    const turned = turnTo({ lon: 0, lat: LAT });
    withContext(base.current, (context) => paintBase(context, look, turned));
  }, [look]);
  useFrames(
    ({ ms, isStill }) => {
      const turned = turnTo({ lon: 30 - (isStill ? 0 : (0.36 * ms) / TURN_S), lat: LAT });
      withContext(turning.current, (context) => {
        paintTurning(context, look, { turned, dots: landDots(STEP, SOUTH) });
        if (!hasFlights) return;
        flightsAt(isStill ? null : ms / 1_000).forEach((flight) => {
          paintFlight(context, look, { turned, lift: 0.1, width: 2, hasEnds: false, ...flight });
        });
      });
    },
    { rate: RATE },
  );
  const size = { width: look.width, height: look.height };
  return (
    <div
      className={`${styles.horizon} wd-fade`}
      style={{ top: top - sky, ...size, '--d': '200ms' } as CSSProperties}
      aria-hidden="true"
    >
      <canvas ref={base} {...size} className={styles.layer} />
      <canvas ref={turning} {...size} className={styles.layer} />
    </div>
  );
}

function lookOf(top: number, sky: number, sun: number | null): GlobeLook {
  const angle = ((sun ?? 0) * Math.PI) / 180;
  return inkLook(HORIZON_RADIUS, {
    x: 960,
    y: HORIZON_RADIUS + sky,
    width: 1_920,
    height: 1_080 - top + sky,
    light: [Math.sin(angle), -Math.cos(angle)],
    reach: sun === null ? 980 : 1_150,
    grid: 10,
    line: 1.5,
    dot: 3.7,
    rim: 3,
    disc:
      sun === null
        ? ['#1d1a12', '#0b0d13', '#030407']
        : ['#2a2312', '#11131a', '#090b11', '#07090e', '#030407'],
    lines: [
      'rgb(249 245 222 / 0.7)',
      'rgb(227 184 58 / 0.4)',
      'rgb(160 114 8 / 0.27)',
      'rgb(126 86 4 / 0.14)',
    ],
  });
}

const CYCLES_S = [14, 16, 18];
const STARTS_S = [0, 5, 9];

/** Each flies, arrives and is gone; a picture shows one under way. */
function flightsAt(seconds: number | null) {
  const shown = FLIGHTS.map(([from, to], place) => {
    const cycle = CYCLES_S[place]!;
    const part = seconds === null ? 0 : ((seconds + cycle - STARTS_S[place]!) % cycle) / cycle;
    return {
      from,
      to,
      begin: Math.max(0, part * 2.2 - 1.2),
      end: Math.min(1, part * 2.2),
    };
  });
  return seconds === null ? shown.slice(0, 1).map((each) => ({ ...each, end: 0.62 })) : shown;
}
