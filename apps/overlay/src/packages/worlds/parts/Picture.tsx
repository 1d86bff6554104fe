import { portrait } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { usePicture } from '@mes/ui/use-picture';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import styles from './Picture.module.css';
import { castPortrait } from './tones';

/** The photo of a player, or the generated portrait in steel or bronze. */
export function Picture({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const cast = useMemo(() => castPortrait(portrait(side, name, { id })), [side, name, id]);
  const picture = usePicture(photo);
  if (picture.source === null) return <InlineSvg svg={cast} className={className} />;
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
