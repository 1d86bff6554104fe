import { type CSSProperties, memo } from 'react';
import { Pulse } from './Pulse';
import { segmentsOf } from './points';
import { usePulse } from './use-pulse';
import styles from './Wires.module.css';
import type { Wire } from './wire';

const DRAW_MS = 420;

/** Traces of a scene. They leave the rail, and at rest one pulse at a time runs along them. */
export function Wires({ wires }: { wires: readonly Wire[] }) {
  return (
    <div className={styles.net} aria-hidden="true">
      {wires.map((wire, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wire is its place on the board
        <Trace key={place} wire={wire} />
      ))}
      <Pulses wires={wires.filter(({ isPulsed }) => isPulsed)} />
    </div>
  );
}

const Trace = memo(
  function Trace({ wire }: { wire: Wire }) {
    const { points, tone = 'trace', delay = 250, width = 3, isDashed = false } = wire;
    const segments = segmentsOf(points);
    const last = segments.at(-1);
    if (!last) return null;
    const length = last.before + last.length;
    const end = points.at(-1)!;
    const colour: Record<`--${string}`, string> = { '--tone': `var(--${tone})` };
    return (
      <div className={styles.wire} style={colour}>
        {segments.map(({ x, y, length: own, angle, before }, place) => {
          // Half a joint longer at each bend, so that corners are closed.
          const joint = 0.21 * width;
          const [head, tail] = [place > 0 ? joint : 0, place < segments.length - 1 ? joint : 0];
          const share = own / length;
          return (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the wire
              key={place}
              className={styles.segment}
              data-dashed={isDashed || undefined}
              style={
                {
                  left: x,
                  top: y - width / 2,
                  width: own + head + tail,
                  height: width,
                  '--place': `rotate(${angle}deg) translateX(${-head}px)`,
                  '--d': `${Math.round(delay + (DRAW_MS * before) / length)}ms`,
                  '--ms': `${Math.round(DRAW_MS * share)}ms`,
                  '--ease': easeOf(place, segments.length),
                  '--ld': `${Math.round(200 * (1 - share - before / length))}ms`,
                  '--lms': `${Math.max(40, Math.round(200 * share))}ms`,
                } as CSSProperties
              }
            />
          );
        })}
        {wire.hasVia && (
          <i
            className={`${styles.via} ci-via`}
            style={
              { left: end[0], top: end[1], '--d': `${delay + DRAW_MS - 40}ms` } as CSSProperties
            }
          />
        )}
      </div>
    );
  },
  (one, other) => JSON.stringify(one.wire) === JSON.stringify(other.wire),
);

/** Together the segments start and end softly, and are as fast as each other in between. */
function easeOf(place: number, count: number): string {
  if (count === 1) return 'var(--flow)';
  if (place === 0) return 'cubic-bezier(0.6, 0, 0.9, 0.9)';
  return place === count - 1 ? 'cubic-bezier(0.1, 0.1, 0.2, 1)' : 'linear';
}

interface PulsesProps {
  wires: readonly Wire[];
  isDim?: boolean;
}

/** At rest one pulse at a time runs along the wires of a scene. */
export function Pulses({ wires, isDim = false }: PulsesProps) {
  const turn = usePulse(wires);
  const wire = turn && wires[turn.wire];
  if (!wire) return null;
  const { points, tone = 'trace' } = wire;
  return <Pulse key={turn.count} points={points} tone={tone} isDim={isDim} />;
}
