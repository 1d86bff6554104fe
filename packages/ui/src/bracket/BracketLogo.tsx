import { emblemParts } from '../art/emblem';
import { placePath } from '../art/place-path';
import { usePicture } from '../use-picture';
import type { BracketTeam } from './shape';

interface BracketLogoProps {
  team: BracketTeam;
  x: number;
  y: number;
  size: number;
}

/** The logo of a team inside the SVG, or the emblem generated from its name. */
export function BracketLogo({ team, x, y, size }: BracketLogoProps) {
  const { source, handlers } = usePicture(team.logo?.url);
  // Not when it has loaded: hundreds of teams would be rendered again.
  const { ref, onError } = handlers;
  if (source === null) return <SmallEmblem name={team.name} x={x} y={y} size={size} />;
  return (
    <image
      key={source}
      href={source}
      x={x}
      y={y}
      width={size}
      height={size}
      ref={ref}
      onError={onError}
    />
  );
}

const EMBLEM_SIZE = 64;
const EDGE_WIDTH = 2.5;

/**
 * The emblem as two shapes of the same SVG, without its shade, which is invisible at this size. As
 * separate SVGs, the emblems of 256 teams took two thirds of the time to render a bracket.
 */
function SmallEmblem({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  const { frame, glyph, ink } = emblemParts(name);
  const scale = size / EMBLEM_SIZE;
  const glyphPlacement = {
    x: x + frame.placement.x * scale,
    y: y + frame.placement.y * scale,
    scale: frame.placement.scale * scale,
  };
  return (
    <>
      <path
        d={placePath(frame.outline, { x, y, scale })}
        fill={ink.field}
        stroke={ink.edge}
        strokeWidth={EDGE_WIDTH * scale}
      />
      <path d={placePath(glyph, glyphPlacement)} fill={ink.glyph} fillRule="evenodd" />
    </>
  );
}
