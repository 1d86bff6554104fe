import { portrait } from '@mes/ui/art/portrait';
import { recolour } from '@mes/ui/art/recolour';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import { PlayerPicture } from '../../PlayerPicture';

/** Shadow, cloth, gear, shine and skin of both sides, as packages/ui has them. */
const TONES: Readonly<Record<string, string>> = {
  '#0d1c2a': 'var(--p-shadow)',
  '#1d3a52': 'var(--p-cloth)',
  '#2d587a': 'var(--p-gear)',
  '#8fc9f5': 'var(--p-shine)',
  '#3b6d94': 'var(--p-skin)',
  '#251405': 'var(--p-shadow)',
  '#4a2d10': 'var(--p-cloth)',
  '#74491c': 'var(--p-gear)',
  '#f0b25e': 'var(--p-shine)',
  '#936129': 'var(--p-skin)',
};

/** A player in the tones of the team around the picture. */
export function Face({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const art = useMemo(
    () => recolour(portrait(side, name, { id }), (hex) => TONES[hex.toLowerCase()] ?? hex),
    [side, name, id],
  );
  return <PlayerPicture photo={photo} art={art} side={side} className={className} />;
}
