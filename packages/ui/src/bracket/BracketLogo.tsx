import { emblemParts } from '../art/emblem';
import { usePicture } from '../use-picture';
import type { BracketTeam } from './shape';

interface BracketLogoProps {
  team: BracketTeam;
  /** The distance from the left and upper edge of the row. */
  inset: number;
  size: number;
}

/** The logo of a team inside the SVG, or the emblem generated from its name. */
export function BracketLogo({ team, inset, size }: BracketLogoProps) {
  const { source, handlers } = usePicture(team.logo?.url);
  // Not when it has loaded: hundreds of teams would be rendered again.
  const { ref, onError } = handlers;
  if (source === null) return <SmallEmblem name={team.name} inset={inset} size={size} />;
  return (
    <image
      key={source}
      href={source}
      x={inset}
      y={inset}
      width={size}
      height={size}
      ref={ref}
      onError={onError}
    />
  );
}

/**
 * The emblem as two shapes of the same SVG, without its shade, which is invisible at this size. As
 * separate SVGs, the emblems of 256 teams took two thirds of the time to render a bracket.
 */
function SmallEmblem({ name, inset, size }: { name: string; inset: number; size: number }) {
  const { frame, glyph, ink } = emblemParts(name);
  const transform = `translate(${inset} ${inset}) scale(${size / 64})`;
  return (
    <>
      <path
        d={frame.outline}
        fill={ink.field}
        stroke={ink.edge}
        strokeWidth={2.5}
        transform={transform}
      />
      <path
        d={glyph}
        fill={ink.glyph}
        fillRule="evenodd"
        transform={`${transform} ${frame.placement}`}
      />
    </>
  );
}
