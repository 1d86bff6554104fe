import type { Hole } from './kit';

/** A clip path of the stage that leaves holes open, where cameras show through. */
export function pathAround(holes: readonly Hole[]): string {
  const cuts = holes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`);
  return `path(evenodd, "M0 0H1920V1080H0Z${cuts.join('')}")`;
}
