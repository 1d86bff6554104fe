import { portrait } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import { useId, useMemo } from 'react';
import type { PictureProps } from '../../kit';
import { PlayerPicture } from '../../PlayerPicture';
import styles from './Portrait.module.css';
import { tonePortrait } from './tones';

/** A player in the tone of the channel. */
export function Portrait({ player: { name, photo }, side, className }: PictureProps) {
  const id = useId();
  const art = useMemo(() => tonePortrait(portrait(side, name, { id }), side), [side, name, id]);
  return <PlayerPicture photo={photo} art={art} side={side} className={className} />;
}

/** Nobody is known for this place: an empty socket of a chip. */
export function Socket({ className }: { className?: string }) {
  return (
    <svg className={classNames(styles.socket, className)} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M26 18h44v60H26ZM40 18a8 8 0 0 0 16 0M12 28h14M12 42h14M12 56h14M12 70h14M70 28h14M70 42h14M70 56h14M70 70h14" />
    </svg>
  );
}
