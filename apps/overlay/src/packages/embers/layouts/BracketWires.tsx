import type { CSSProperties } from 'react';
import type { Hole } from '../../kit';
import { RISE } from '../parts/seam';
import styles from './BracketWires.module.css';
import type { PlacedMatch } from './bracket-places';

interface BracketWiresProps {
  matches: readonly PlacedMatch[];
  /** Whose way is lit. */
  hot: string | null;
}

interface Wire {
  readonly key: string;
  readonly path: string;
  readonly isHot: boolean;
  /** For the order in which light runs through them. */
  readonly x: number;
}

/** From each match to the next; the bend leans with the slash, and light runs along the hot way. */
export function BracketWires({ matches, hot }: BracketWiresProps) {
  const wires = wiresOf(matches, hot);
  const lit = wires.filter(({ isHot }) => isHot).sort((one, other) => one.x - other.x);
  return (
    <>
      <svg className={styles.wires} viewBox="0 0 1920 1080" aria-hidden="true">
        {wires.map(({ key, path, isHot }) => (
          <path key={key} className={isHot ? styles.hot : styles.wire} d={path} />
        ))}
      </svg>
      {lit.map(({ key, path }, place) => (
        <svg
          key={key}
          className={`${styles.wires} ${styles.light}`}
          style={{ '--place': place } as CSSProperties}
          viewBox="0 0 1920 1080"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </>
  );
}

function wiresOf(matches: readonly PlacedMatch[], hot: string | null): Wire[] {
  const boxes = new Map(matches.map(({ match, box }) => [match.id, { match, box }]));
  return matches.flatMap(({ match, box }) =>
    match.slots.flatMap(({ source, team }, slot) => {
      if (source.type !== 'winner') return [];
      const start = boxes.get(source.match.id);
      if (!start) return [];
      return {
        key: `${source.match.id} ${slot}`,
        path: wire(start.box, box),
        isHot: team !== null && team.name === hot,
        x: start.box.x,
      };
    }),
  );
}

const GAP = 4;

function wire(start: Hole, end: Hole): string {
  const from = { x: start.x + start.width + GAP, y: start.y + start.height / 2 };
  const to = { x: end.x - GAP, y: end.y + end.height / 2 };
  // The lower bracket leads up to a final in the same column.
  if (to.x < from.x) {
    const x = end.x + end.width / 2;
    return `M${x} ${start.y - GAP}V${end.y + end.height + GAP}`;
  }
  const bend = (from.y - to.y) * RISE;
  const middle = to.x - Math.min(24, (to.x - from.x) / 2);
  return `M${from.x} ${from.y}H${middle - bend / 2}L${middle + bend / 2} ${to.y}H${to.x}`;
}
