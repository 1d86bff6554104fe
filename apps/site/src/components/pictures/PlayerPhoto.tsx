import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import styles from './PlayerPhoto.module.css';

export interface PlayerPhotoProps {
  /** The seed of the default portrait. */
  name: string;
  photo?: string | null;
  size?: number;
  side?: 'coalition' | 'breach';
  /** Only if there is no name beside the photo. */
  label?: string;
  className?: string;
}

/** Below this size only the head of a default portrait is shown. */
const SMALL = 48;

/** A square photo of a player, or a default portrait. */
export function PlayerPhoto({
  name,
  photo,
  size = 32,
  side = 'coalition',
  label,
  className,
}: PlayerPhotoProps) {
  return (
    <span
      className={classNames(styles.frame, size < SMALL && styles.small, className)}
      style={{ width: size, height: size }}
    >
      <Portrait side={side} seed={name} photo={photo} label={label} className={styles.picture} />
    </span>
  );
}
