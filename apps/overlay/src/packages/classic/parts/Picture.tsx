import { Portrait } from '@mes/ui/Portrait.tsx';
import type { PictureProps } from '../../kit';

export function Picture({ player, side, className }: PictureProps) {
  return (
    <Portrait
      side={side}
      seed={player.name}
      photo={player.photo}
      loading="eager"
      className={className}
    />
  );
}
