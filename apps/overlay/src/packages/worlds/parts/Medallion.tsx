import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { PictureProps } from '../../kit';
import styles from './Medallion.module.css';
import { Picture } from './Picture';

interface MedallionProps extends PictureProps {
  /** The diameter in pixels. */
  size: number;
}

/** A portrait on a disc; the bust leaves its ring at the top. */
export function Medallion({ player, side, size, className }: MedallionProps) {
  return (
    <span
      className={classNames(styles.medallion, className)}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      <span className={styles.disc} />
      <span className={styles.bust} data-photo={player.photo ? true : undefined}>
        <Picture player={player} side={side} className={styles.picture} />
      </span>
      <span className={styles.ring} />
    </span>
  );
}
