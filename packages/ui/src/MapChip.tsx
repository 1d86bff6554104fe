import { classNames } from './class-names';
import { MapArt } from './MapArt';
import styles from './MapChip.module.css';

export interface MapChipProps {
  map: string;
  className?: string;
}

export function MapChip({ map, className }: MapChipProps) {
  return (
    <span className={classNames(styles.chip, className)}>
      <MapArt map={map} className={styles.art} />
      {map}
    </span>
  );
}
