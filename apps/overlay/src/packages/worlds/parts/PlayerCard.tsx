import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { PlayerCardProps } from '../../kit';
import { Cut } from './Cut';
import { Medallion } from './Medallion';
import styles from './PlayerCard.module.css';

const SIZE = 132;

/** A medallion with the name below it, as the player writes it. */
export function PlayerCard({ player, side, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, 'wd-rise', className)}
      style={{ '--i': step } as CSSProperties}
    >
      <Medallion player={player} side={side} size={SIZE} />
      <Cut className={styles.name} widest={110} lines="two if needed">
        {player.name}
      </Cut>
      {figure && <span className={styles.figure}>{figure}</span>}
    </div>
  );
}
