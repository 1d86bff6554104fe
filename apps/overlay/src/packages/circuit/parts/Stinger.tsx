import { seeded } from '@mes/domain/random/random';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { StingerProps, StingerTiming } from '../../kit';
import { Sign } from './Sign';
import styles from './Stinger.module.css';

export const STINGER: StingerTiming = { ms: 1_100, coveredFromMs: 490, coveredToMs: 650 };

const COLUMNS = 16;
const ROWS = 9;
/** When a cell closes and opens: the columns one after the other, the cells of one by chance. */
const CLOSE = { fromMs: 90, columnMs: 12, chanceMs: 110 };
const OPEN = { fromMs: 650, columnMs: 16, chanceMs: 130 };
const BRIGHT_SHARE = 0.3;
const SCOUTS = 14;

/** A wall of switches: scouting traces, cells that close from the left, the mark, and cells that open. */
export function Stinger({ event, stillAtMs = null }: StingerProps) {
  const still: Record<`--${string}`, string> = { '--still': `${-(stillAtMs ?? 0)}ms` };
  return (
    <div className={styles.stinger} style={still} data-held={stillAtMs !== null || undefined}>
      {SCOUT_LINES.map((scout) => (
        <i key={scout['--y']} className={styles.scout} style={scout as CSSProperties} />
      ))}
      {CELLS.map(({ key, cell, tile }) => (
        <span key={key} className={styles.cell} style={cell as CSSProperties}>
          <i className={styles.wall} data-tile={tile} />
          <i className={styles.slab} />
        </span>
      ))}
      <div className={styles.banner}>
        <div className={styles.held}>
          <div className={styles.plate}>
            <Sign className={styles.mark} />
            <Fit className={styles.name} twoLines>
              {event.name}
            </Fit>
          </div>
        </div>
      </div>
    </div>
  );
}

type Variables = Readonly<Record<`--${string}`, string>>;

interface Cell {
  readonly key: string;
  readonly cell: Variables;
  readonly tile: string;
}

const random = seeded(2_023);

/** Made once: the wall is the same in every show. */
const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, place) => {
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
  const at = ({ fromMs, columnMs, chanceMs }: typeof CLOSE) =>
    `${Math.round(fromMs + column * columnMs + random() * chanceMs)}ms`;
  return {
    key: `${column} ${row}`,
    cell: {
      '--x': `${column * 120}px`,
      '--y': `${row * 120}px`,
      '--close': at(CLOSE),
      '--open': at(OPEN),
      '--colour': random() < BRIGHT_SHARE ? 'var(--hot)' : 'var(--volt)',
    },
    tile: tileOf(random(), random()),
  };
});

/** Two traces across the corners of a cell, or a crossing; some of them lit. */
function tileOf(kind: number, light: number): string {
  const shape = kind < 0.16 ? 'crossing' : kind < 0.58 ? 'rising' : 'falling';
  return light < 0.18 ? `${shape}-lit` : shape;
}

const SCOUT_LINES: readonly Variables[] = Array.from({ length: SCOUTS }, (_, line) => ({
  '--y': `${30 + line * 78}px`,
  '--start': `${Math.round(random() * 110)}ms`,
  '--colour': line % 5 === 2 ? 'var(--hot)' : 'var(--volt)',
}));
