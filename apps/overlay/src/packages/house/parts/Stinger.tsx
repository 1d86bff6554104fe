import type { CSSProperties } from 'react';
import type { StingerProps, StingerTiming } from '../../kit';
import { Mark } from '../../Mark';
import { Fill } from './Fill';
import styles from './Stinger.module.css';
import { twoLines } from './two-lines';

export const STINGER: StingerTiming = { ms: 1_020, coveredFromMs: 475, coveredToMs: 575 };

const COLOURS = [
  'var(--ink)',
  '#191e1c',
  'var(--bone)',
  'var(--accent)',
  'var(--ink)',
  'var(--ink)',
  'var(--ink)',
  'var(--ink)',
  'var(--ink)',
  '#191e1c',
];
/** In which order the slashes come, so that none follows its neighbour. */
const ORDER = [4, 3, 1, 0, 2, 3, 1, 4, 2, 3];
const STEP_MS = 14;

/** One cut, then ten slashes from both ends of the axis; they leave the way they were going. */
export function Stinger({ event, stillAtMs = null }: StingerProps) {
  const still: Record<`--${string}`, string> = { '--still': `${-(stillAtMs ?? 0)}ms` };
  return (
    <div className={styles.stinger} style={still} data-held={stillAtMs !== null || undefined}>
      <i className={styles.cut} />
      {COLOURS.map((colour, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a slash is its place
          key={place}
          className={styles.bar}
          style={
            {
              '--place': place - 0.7,
              '--colour': colour,
              '--way': place % 2 === 0 ? -1 : 1,
              '--step': `${ORDER[place]! * STEP_MS}ms`,
            } as CSSProperties
          }
        />
      ))}
      <Mark outline={event.mark} className={styles.mark} />
      <div className={styles.title}>
        {twoLines(event.name).map((line) => (
          <Fill key={line} width={900} size={330} widest={80}>
            {line}
          </Fill>
        ))}
      </div>
    </div>
  );
}
