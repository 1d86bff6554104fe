import type { Side } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import type { CSSProperties } from 'react';
import { Fit } from './Fit';
import styles from './PlayerCard.module.css';

interface PlayerCardProps {
  player: { readonly name: string; readonly photo: string | null };
  side: Side;
  /** Their place in the row: default portraits rotate, so neighbours differ. */
  place: number;
  /** Beside the name, such as a rating. */
  figure?: string;
  /** When it enters. */
  step: number;
  className?: string;
}

export function PlayerCard({ player, side, place, figure, step, className }: PlayerCardProps) {
  return (
    <div
      className={classNames(styles.card, side === 'breach' && styles.breach, 'wipe', className)}
      style={{ '--i': step } as CSSProperties}
    >
      <Portrait
        side={side}
        seed={place}
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
