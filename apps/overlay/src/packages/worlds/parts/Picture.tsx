import { portrait } from '@mes/ui/art/portrait';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import { PlayerPicture } from '../../PlayerPicture';
import { castPortrait } from './tones';

/** A player in steel or bronze. */
export function Picture({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const cast = useMemo(() => castPortrait(portrait(side, name, { id })), [side, name, id]);
  return <PlayerPicture photo={photo} art={cast} side={side} className={className} />;
}
