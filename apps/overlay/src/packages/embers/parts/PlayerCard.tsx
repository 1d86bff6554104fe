import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { PlayerCardProps } from '../../kit';
import { Figure } from './Figure';
import styles from './PlayerCard.module.css';

/** A figure that stands on a glowing edge, with the handle below it. */
export function PlayerCard({ player, side, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, 'eb-stand', className)}
      style={{ '--i': step, '--side': `var(--mes-${side})` } as CSSProperties}
    >
      <Figure player={player} side={side} className={styles.figure} />
      <div className={styles.plate}>
        <Fit className={styles.name} twoLines>
          {player.name}
        </Fit>
        {figure && <span className={styles.number}>{figure}</span>}
      </div>
    </div>
  );
}
