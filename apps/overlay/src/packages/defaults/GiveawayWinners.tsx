import type { Giveaway, Winner } from '@mes/contract/giveaways';
import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useState } from 'react';
import { useServerTime } from '../../data/use-server-time';
import { Fit } from '../../parts/Fit';
import { counted } from '../../parts/labels';
import { prefersLessMotion } from '../../parts/motion';
import { useLocalNow } from '../../parts/use-now';
import { useScene } from '../../scene-context';
import type { TableColumn, TableRow } from '../kit';
import { useKit } from '../kit-context';
import styles from './Giveaway.module.css';
import { isRecent, type Reveal, revealAt } from './giveaway-reveal';

interface WinnersProps {
  giveaway: Giveaway;
  /** Some of those who have entered. */
  names: readonly string[];
}

const ROWS = 6;
const FRAME_MS = 90;
const IDLE_MS = 60_000;

const COLUMNS: readonly TableColumn[] = [
  { label: 'Place', kind: 'place', width: '96px' },
  { label: 'Winner', kind: 'name', width: 'minmax(0, 1.15fr)' },
  { label: 'Reward', kind: 'figure', width: 'minmax(0, 1fr)' },
];

/** Names run and winners land, if the draw has just been made; later all of them are there. */
export function Winners({ giveaway: { title, entries, winners, drawnAt }, names }: WinnersProps) {
  const { Empty, Table } = useKit();
  const reveal = useReveal({ drawnAt: drawnAt ?? 0, winners: winners.length, names });
  if (winners.length === 0) return <Empty>Nobody has entered this time.</Empty>;
  const shown = winners.slice(0, 2 * ROWS);
  const left = winners.length - shown.length;
  return (
    <>
      <Table
        columns={COLUMNS}
        rows={shown.map((winner) => rowOf(winner, reveal))}
        rowsPerColumn={ROWS}
        hasLabels={false}
        className={styles.winners}
      />
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

function rowOf({ place, player, reward }: Winner, reveal: Reveal): TableRow {
  const hasLanded = place <= reveal.landed;
  const isNext = place === reveal.landed + 1;
  const name = hasLanded ? player.name : isNext ? (reveal.runningName ?? '') : '';
  return {
    id: String(place),
    isMarked: hasLanded,
    cells: [
      place,
      <Fit key="name" className={classNames(styles.winner, 'tight', !hasLanded && styles.running)}>
        {name}
      </Fit>,
      <Fit key="reward" className={styles.won} twoLines>
        {hasLanded ? reward : ''}
      </Fit>,
    ],
  };
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
  const readTime = useServerTime();
  const [startedAt] = useState(() =>
    !screenshot && isRecent(drawnAt, readTime()) ? Date.now() : null,
  );
  const [isDone, setDone] = useState(startedAt === null);
  const now = useLocalNow(isDone ? IDLE_MS : FRAME_MS);
  if (startedAt === null || isDone) return { landed: winners, runningName: null };
  const reveal = revealAt(now - startedAt, { winners, names: prefersLessMotion() ? [] : names });
  if (reveal.landed === winners) setDone(true);
  return reveal;
}
