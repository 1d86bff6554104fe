import type { Giveaway, Winner } from '@mes/contract/giveaways';
import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useState } from 'react';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { counted } from '../../parts/labels';
import table from '../../parts/table.module.css';
import { useNow } from '../../parts/use-now';
import { useScene } from '../../scene-context';
import styles from './giveaway.module.css';
import { isRecent, type Reveal, revealAt } from './reveal';

interface WinnersProps {
  giveaway: Giveaway;
  /** Some of those who have entered. */
  names: readonly string[];
}

const ROWS = 6;
const FRAME_MS = 90;
const IDLE_MS = 60_000;

/** Names run and winners land, if the draw has just been made; later all of them are there. */
export function Winners({ giveaway: { title, entries, winners, drawnAt }, names }: WinnersProps) {
  const reveal = useReveal({ drawnAt: drawnAt ?? 0, winners: winners.length, names });
  if (winners.length === 0) return <Empty>Nobody has entered this time.</Empty>;
  const shown = winners.slice(0, 2 * ROWS);
  const columns = [shown.slice(0, ROWS), shown.slice(ROWS)].filter(({ length }) => length > 0);
  const left = winners.length - shown.length;
  return (
    <>
      <div
        className={`${table.area} ${styles.winners}`}
        data-single={columns.length === 1 || undefined}
      >
        {columns.map((column) => (
          <ol key={column[0]?.place} className={table.table}>
            {column.map((winner, index) => (
              <Row key={winner.place} winner={winner} reveal={reveal} step={index} />
            ))}
          </ol>
        ))}
      </div>
      <div className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <Fit className={styles.footTitle}>{title}</Fit>
        <span>
          {left > 0 ? `${counted(left, 'more winner')}, ` : ''}
          {counted(entries, 'entry', 'entries')}
        </span>
      </div>
    </>
  );
}

function Row({ winner, reveal, step }: { winner: Winner; reveal: Reveal; step: number }) {
  const { place, player, reward } = winner;
  const hasLanded = place <= reveal.landed;
  const isNext = place === reveal.landed + 1;
  const name = hasLanded ? player.name : isNext ? (reveal.runningName ?? '') : '';
  return (
    <li
      className={classNames(table.row, hasLanded && table.marked, 'wipe')}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={table.place}>{place}</span>
      <Fit className={classNames(table.who, table.name, 'tight', !hasLanded && styles.running)}>
        {name}
      </Fit>
      <Fit className={styles.won} twoLines>
        {hasLanded ? reward : ''}
      </Fit>
    </li>
  );
}

/** Follows from the time alone, so a scene that OBS had paused is right again at once. */
function useReveal({
  drawnAt,
  winners,
  names,
}: {
  drawnAt: number;
  winners: number;
  names: readonly string[];
}): Reveal {
  const { screenshot } = useScene().route;
  const [startedAt] = useState(() =>
    !screenshot && isRecent(drawnAt, Date.now()) ? Date.now() : null,
  );
  const [isDone, setDone] = useState(startedAt === null);
  const now = useNow(isDone ? IDLE_MS : FRAME_MS);
  if (startedAt === null || isDone) return { landed: winners, runningName: null };
  const reveal = revealAt(now - startedAt, { winners, names: isCalm() ? [] : names });
  if (reveal.landed === winners) setDone(true);
  return reveal;
}

/** Winners then land without names that run. */
function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
