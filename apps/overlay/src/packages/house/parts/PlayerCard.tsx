import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { PlayerCardProps } from '../../kit';
import styles from './PlayerCard.module.css';
import { PrintedPortrait } from './PrintedPortrait';

/** A portrait in a leaning window, with the handle below it. */
export function PlayerCard({ player, side, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, 'hs-fade', className)}
      style={{ '--i': step } as CSSProperties}
    >
      <div className={styles.window}>
        <PrintedPortrait player={player} side={side} className={styles.portrait} />
      </div>
      <Fit className={styles.name} twoLines>
        {player.name}
      </Fit>
      {figure && <span className={styles.figure}>{figure}</span>}
    </div>
  );
}
