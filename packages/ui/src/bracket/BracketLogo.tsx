import { emblemParts } from '../art/emblem';
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
  const { source, onLoad, onError, loaded } = usePicture(team.logo?.url);
  if (source === null) return <SmallEmblem name={team.name} at={at} size={size} />;
  return (
    <image
      key={source}
      href={source}
      x={at}
      y={at}
      width={size}
      height={size}
      visibility={loaded ? undefined : 'hidden'}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/**
 * The emblem as two shapes of this very picture, without the shade that nobody sees at this size.
 * As pictures of their own, the emblems of 256 teams took two thirds of the time to draw a bracket.
 */
function SmallEmblem({ name, at, size }: { name: string; at: number; size: number }) {
  const { frame, glyph, ink } = emblemParts(name);
  const place = `translate(${at} ${at}) scale(${size / 64})`;
  return (
    <>
      <path
        d={frame.outline}
        fill={ink.field}
        stroke={ink.edge}
        strokeWidth={2.5}
        transform={place}
      />
      <path
        d={glyph}
        fill={ink.glyph}
        fillRule="evenodd"
        transform={`${place} ${frame.placement}`}
      />
    </>
  );
}
