import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { PlayerCardProps } from '../../kit';
import { Face } from './Face';
import styles from './PlayerCard.module.css';

/** A column with a light edge that carries a player. */
export function PlayerCard({ player, side, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, 'lg-fade', className)}
      style={{ '--i': step } as CSSProperties}
    >
      <Face player={player} side={side} className={styles.face} />
      <div className={styles.caption}>
        <Fit className={`${styles.name} lg-tight`} twoLines>
          {player.name}
        </Fit>
        {figure && <span className={styles.figure}>{figure}</span>}
      </div>
    </div>
  );
}
