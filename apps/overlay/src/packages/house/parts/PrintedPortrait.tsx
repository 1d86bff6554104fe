import { portrait } from '@mes/ui/art/portrait';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import { PlayerPicture } from '../../PlayerPicture';
import { printPortrait } from './tones';

/** A player in the two colours of the package. */
export function PrintedPortrait({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const print = useMemo(() => printPortrait(portrait(side, name, { id })), [side, name, id]);
  return <PlayerPicture photo={photo} art={print} side={side} className={className} />;
}
