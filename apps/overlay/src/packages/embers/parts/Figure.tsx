import { classNames } from '@mes/ui/class-names';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { usePicture } from '@mes/ui/use-picture';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import styles from './Figure.module.css';
import { litPortrait } from './lit-portrait';

/** A player lit from below: the photo, or a figure of ash where there is none. */
export function Figure({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const art = useMemo(() => litPortrait(side, name, id), [side, name, id]);
  const picture = usePicture(photo);
  if (picture.source === null)
    return <InlineSvg svg={art} className={classNames(styles.figure, className)} />;
  return (
    <span className={classNames(styles.figure, className)} data-photo>
      <img
        key={picture.source}
        className={classNames(styles.photo, !picture.loaded && styles.pending)}
        src={picture.source}
        alt=""
        onLoad={picture.onLoad}
        onError={picture.onError}
      />
      <i className={styles.glow} />
    </span>
  );
}
