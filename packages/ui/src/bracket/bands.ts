import type { BracketMetrics, BracketNode } from './layout';

/** A slice of a bracket from its left to its right edge. Slices overlap where matches do not stand in rows. */
export interface BracketBand {
  readonly key: number;
  readonly top: number;
  readonly height: number;
  readonly nodes: readonly BracketNode[];
}

/** Nothing is seen beyond the edge of a slice, and the ring around a focused match reaches out. */
const RING = 4;

/** Slices of about that height, from the top; each match is whole in one of them. */
export function bandsOf(
  nodes: readonly BracketNode[],
  { nodeHeight, metaHeight }: BracketMetrics,
  height: number,
): BracketBand[] {
  const bands = new Map<number, BracketNode[]>();
  for (const node of nodes) {
    const key = Math.floor(node.y / height);
    const own = bands.get(key);
    if (own) own.push(node);
    else bands.set(key, [node]);
  }
  return [...bands]
    .sort(([one], [other]) => one - other)
    .map(([key, own]) => {
      const tops = own.map(({ y }) => y);
      const top = Math.min(...tops) - metaHeight - RING;
      const bottom = Math.max(...tops) + nodeHeight + RING;
      return { key, top, height: bottom - top, nodes: own };
    });
}
