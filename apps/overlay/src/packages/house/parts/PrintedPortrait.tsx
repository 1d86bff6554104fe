import { portrait } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { usePicture } from '@mes/ui/use-picture';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import styles from './PrintedPortrait.module.css';
import { printPortrait } from './tones';

/** The photo of a player, or the default portrait in the two colours of the package. */
export function PrintedPortrait({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const print = useMemo(() => printPortrait(portrait(side, name, { id })), [side, name, id]);
  const picture = usePicture(photo);
  if (picture.source === null) return <InlineSvg svg={print} className={className} />;
  return (
    <img
      key={picture.source}
      className={classNames(styles.photo, !picture.loaded && styles.pending, className)}
      src={picture.source}
      alt=""
      onLoad={picture.onLoad}
      onError={picture.onError}
    />
  );
}
