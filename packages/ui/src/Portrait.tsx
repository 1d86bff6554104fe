import { useId, useMemo } from 'react';
import { portrait, type Side } from './art/portrait';
import { classNames } from './class-names';
import { InlineSvg } from './InlineSvg';
import styles from './Portrait.module.css';
import { usePicture } from './use-picture';

export interface PortraitProps {
  side: Side;
  /** A name always has the same default portrait. */
  seed: string;
  photo?: string | null;
  /** Only if there is no text with the name beside it. */
  label?: string;
  /** Overlays are eager, because OBS does not load lazy pictures of hidden sources. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A player's photo, or a default portrait of the side. Fills the box of `className`. */
export function Portrait({ side, seed, photo, label, loading = 'lazy', className }: PortraitProps) {
  const id = useId();
  const svg = useMemo(() => portrait(side, seed, { id, label }), [side, seed, id, label]);
  const { source, loaded, handlers } = usePicture(photo);

  if (source === null) return <InlineSvg svg={svg} className={className} />;
  return (
    <img
      key={source}
      className={classNames(styles.photo, !loaded && styles.pending, className)}
      src={source}
      alt={label ?? ''}
      loading={loading}
      decoding="async"
      {...handlers}
    />
  );
}
