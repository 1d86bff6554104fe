import type { Svg } from '@mes/ui/art/svg';
import { classNames } from '@mes/ui/class-names';
import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { usePicture } from '@mes/ui/use-picture';
import type { PictureProps } from './kit';
import styles from './PlayerPicture.module.css';

interface PlayerPictureProps extends Pick<PictureProps, 'side' | 'className'> {
  photo: string | null;
  /** The generated portrait, in the colours of the package. */
  art: Svg;
}

/**
 * The photo of a player in the tones of the package, or the generated portrait. A photo has a background
 * of its own; layouts that need another frame for it ask for `data-photo`.
 */
export function PlayerPicture({ photo, art, side, className }: PlayerPictureProps) {
  const picture = usePicture(photo);
  if (picture.source === null) return <InlineSvg svg={art} className={className} />;
  return (
    <span className={classNames(styles.toned, className)} data-photo data-side={side}>
      <img
        key={picture.source}
        className={classNames(styles.photo, !picture.loaded && styles.pending)}
        src={picture.source}
        alt=""
        {...picture.handlers}
      />
    </span>
  );
}
