import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { MapPicture } from '../../MapPicture';
import styles from './MapDisc.module.css';

interface MapDiscProps {
  map: string;
  size: number;
  className?: string;
}

/** A map as a disc with a gold rim. */
export function MapDisc({ map, size, className }: MapDiscProps) {
  return (
    <span
      className={classNames(styles.disc, className)}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      <MapPicture map={map} className={styles.picture} />
      <i className={styles.shade} />
    </span>
  );
}
