import { useId, useMemo } from 'react';
import { portrait, type Side } from './art/portrait';
import { classNames } from './class-names';
import { Drawing } from './Drawing';
import styles from './Portrait.module.css';
import { usePicture } from './use-picture';

export interface PortraitProps {
  side: Side;
  /** A place in a row rotates through the default portraits; a name always gets the same one. */
  seed: number | string;
  photo?: string | null;
  /** Only where no text beside the portrait says who it is. */
  label?: string;
  /** OBS does not paint hidden sources and so never starts their lazy pictures: overlays are eager. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A player's photo, or a default portrait of the side. It fills the box that `className` gives it. */
export function Portrait({ side, seed, photo, label, loading = 'lazy', className }: PortraitProps) {
  const id = useId();
  const drawn = useMemo(() => portrait(side, seed, { id, label }), [side, seed, id, label]);
  const picture = usePicture(photo);

  if (picture.source === null) return <Drawing svg={drawn} className={className} />;
  return (
    <img
      key={picture.source}
      className={classNames(styles.photo, !picture.loaded && styles.pending, className)}
      src={picture.source}
      alt={label ?? ''}
      loading={loading}
      decoding="async"
      onLoad={picture.onLoad}
      onError={picture.onError}
    />
  );
}
