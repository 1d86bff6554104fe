import type { Side } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { PictureProps } from '../../kit';
import { PrintedPortrait } from './PrintedPortrait';
import styles from './prints.module.css';

interface WindowsProps {
  players: readonly PictureProps['player'][];
  side: Side;
  /** When the first one opens, in milliseconds. */
  delay: number;
  className?: string;
}

/** Parallel slashes with a portrait behind each. */
export function Windows({ players, side, delay, className }: WindowsProps) {
  return (
    <div className={classNames(styles.windows, className)}>
      {players.map((player, place) => (
        <span
          key={player.id}
          className={styles.window}
          style={{ '--d': `${delay + place * 60}ms` } as CSSProperties}
        >
          <PrintedPortrait player={player} side={side} className={styles.face} />
        </span>
      ))}
    </div>
  );
}
