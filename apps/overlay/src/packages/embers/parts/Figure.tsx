import { classNames } from '@mes/ui/class-names';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import { PlayerPicture } from '../../PlayerPicture';
import styles from './Figure.module.css';
import { litPortrait } from './lit-portrait';

/** A player lit from below. */
export function Figure({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const art = useMemo(() => litPortrait(side, name, id), [side, name, id]);
  return (
    <PlayerPicture
      photo={photo}
      art={art}
      side={side}
      className={classNames(styles.figure, className)}
    />
  );
}
