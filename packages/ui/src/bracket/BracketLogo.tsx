import { useMemo } from 'react';
import { emblem } from '../art/emblem';
import { usePicture } from '../use-picture';
import type { BracketTeam } from './shape';

interface BracketLogoProps {
  team: BracketTeam;
  /** Distance from the row's left and upper edge. */
  at: number;
  size: number;
}

/** The mark of a team inside the picture: its logo, or the emblem drawn from its name. */
export function BracketLogo({ team, at, size }: BracketLogoProps) {
  const drawn = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(emblem(team.name))}`,
    [team.name],
  );
  const { source, onLoad, onError, loaded } = usePicture(team.logo?.url);
  const box = { x: at, y: at, width: size, height: size };
  if (source === null) return <image href={drawn} {...box} />;
  return (
    <image
      key={source}
      href={source}
      {...box}
      visibility={loaded ? undefined : 'hidden'}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
