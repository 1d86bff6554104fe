import { displayName } from '../community';
import { LEGIBLE_PX } from './Fit';

type Team = Parameters<typeof displayName>[0];

interface Place {
  /** How wide a name may be, and how large it is written, in units of a drawing or in pixels. */
  readonly room: number;
  readonly size: number;
  /** Pixels a unit. */
  readonly scale?: number;
}

/** A name as others see it, or the tag where it would only fit in letters that nobody can read. */
export function nameWithin(team: Team, { room, size, scale = 1 }: Place): string {
  const name = displayName(team);
  const smallest = LEGIBLE_PX / scale;
  const isLegible = (widthOf(name, size) * smallest) / size <= room;
  return isLegible || !team.tag ? name : team.tag.toUpperCase();
}

let context: CanvasRenderingContext2D | null = null;

function widthOf(name: string, size: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `760 ${size}px "Archivo Variable", sans-serif`;
  context.fontStretch = 'extra-condensed';
  return context.measureText(name).width;
}
