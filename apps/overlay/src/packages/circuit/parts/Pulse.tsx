import type { CSSProperties } from 'react';
import styles from './Pulse.module.css';
import { lengthOf, type Point, segmentsOf } from './points';
import type { Tone } from './wire';

interface PulseProps {
  points: readonly Point[];
  tone: Tone;
  isDim?: boolean;
}

const TAIL = 110;
const PIXELS_A_SECOND = 1_000;
/** As smooth as a stream, at half the cost of the display's own rate. */
const FRAMES_A_SECOND = 30;

/** How long a pulse takes along a wire. */
export function pulseMs(points: readonly Point[]): number {
  return ((lengthOf(points) + TAIL) / PIXELS_A_SECOND) * 1_000;
}

/** Current: a bright head with a tail that runs once along a wire. */
export function Pulse({ points, tone, isDim = false }: PulseProps) {
  return (
    <Runner
      points={points}
      colour={`var(--${tone})`}
      length={TAIL}
      pixelsASecond={PIXELS_A_SECOND}
      kind={isDim ? 'dim' : 'pulse'}
    />
  );
}

interface SurgeProps {
  points: readonly Point[];
  /** When it starts, in milliseconds. */
  delay?: number;
  width?: number;
  ms?: number;
  /** Plays whenever it is mounted; otherwise only while the scene enters. */
  isEvent?: boolean;
}

/** A bright packet that runs once along the trace of whoever has just won something. */
export function Surge({ points, delay = 0, width = 10, ms = 620, isEvent = false }: SurgeProps) {
  const way = lengthOf(points);
  const length = 0.22 * way;
  return (
    <Runner
      points={points}
      colour="#fff"
      length={length}
      pixelsASecond={((way + length) / ms) * 1_000}
      kind={isEvent ? 'event' : 'surge'}
      delay={delay}
      width={width}
    />
  );
}

interface RunnerProps {
  points: readonly Point[];
  colour: string;
  /** How much of the wire is lit at a time. */
  length: number;
  pixelsASecond: number;
  kind: 'pulse' | 'dim' | 'surge' | 'event';
  delay?: number;
  width?: number;
}

/**
 * Each straight piece of the wire is a window in which a bar slides by; the bars are timed so that
 * together they look like one that follows the bends. Only transforms move.
 */
function Runner({ points, colour, length, pixelsASecond, kind, delay = 0, width }: RunnerProps) {
  const look: Record<`--${string}`, string> = { '--tone': colour };
  return (
    <div className={styles.pulse} style={look} data-kind={kind} aria-hidden="true">
      {segmentsOf(points).map(({ x, y, length: own, angle, before }, place) => {
        const ms = ((own + length) / pixelsASecond) * 1_000;
        const steps = Math.max(1, Math.round((ms / 1_000) * FRAMES_A_SECOND));
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the wire
            key={place}
            className={styles.window}
            style={
              {
                left: x,
                top: y,
                width: own,
                transform: `rotate(${angle}deg)`,
                '--thick': width ? `${width}px` : undefined,
              } as CSSProperties
            }
          >
            <b
              className={styles.bar}
              style={
                {
                  left: -length,
                  width: length,
                  '--way': `${own + length}px`,
                  '--ms': `${Math.round(ms)}ms`,
                  '--d': `${Math.round(delay + (before / pixelsASecond) * 1_000)}ms`,
                  '--ease': kind === 'pulse' || kind === 'dim' ? `steps(${steps})` : 'linear',
                } as CSSProperties
              }
            />
          </i>
        );
      })}
    </div>
  );
}
