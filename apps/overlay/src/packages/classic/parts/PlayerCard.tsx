import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { PlayerCardProps } from '../../kit';
import styles from './PlayerCard.module.css';

export function PlayerCard({ player, side, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, side === 'breach' && styles.breach, 'wipe', className)}
      style={{ '--i': step } as CSSProperties}
    >
      <Portrait
        side={side}
        seed={player.name}
        photo={player.photo}
        loading="eager"
        className={styles.portrait}
      />
      {figure && <span className={styles.figure}>{figure}</span>}
      <div className={styles.plate}>
        <Fit className={`${styles.name} tight`} twoLines>
          {player.name}
        </Fit>
      </div>
    </div>
  );
}
