import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import styles from './PlayerPhoto.module.css';

export interface PlayerPhotoProps {
  /** Chooses the default portrait, always the same one for a player. */
  name: string;
  photo?: string | null;
  size?: number;
  side?: 'coalition' | 'breach';
  /** Only where no text beside the photo says who it is. */
  label?: string;
  className?: string;
}

/** Below this only the head of a drawn portrait can be made out. */
const SMALL = 48;

/** A square photo of a player; a default portrait where there is none or it does not load. */
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
