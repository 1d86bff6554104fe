import type { Clip } from '@mes/contract/highlight-schemas';

/** How long a clip that does not play here is shown. */
export const SHOWN_MS = 10_000;

/** Counts on without end, so that a single clip starts again, too. */
export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : index + 1;
}

export function clipFacts({
  players,
  map,
  likes,
}: Pick<Clip, 'players' | 'map' | 'likes'>): string {
  const liked = likes === 1 ? '1 like' : `${likes} likes`;
  return [players.map(({ name }) => name).join(', '), map, likes > 0 && liked]
    .filter(Boolean)
    .join(' · ');
}
