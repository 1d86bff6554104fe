import type { BracketMetrics, BracketNode } from './layout';

/** A horizontal slice of a bracket. Slices overlap if matches are not in rows. */
export interface BracketBand {
  readonly key: number;
  readonly top: number;
  readonly height: number;
  readonly nodes: readonly BracketNode[];
}

/** Slices clip their content, so they need room for the focus ring of a match. */
const FOCUS_RING = 4;

/** Slices of about that height, from the top. Each match is completely inside one of them. */
export function splitIntoBands(
  nodes: readonly BracketNode[],
  { nodeHeight, metaHeight }: BracketMetrics,
  height: number,
): BracketBand[] {
  const bands = new Map<number, BracketNode[]>();
  for (const node of nodes) {
    const key = Math.floor(node.y / height);
    const band = bands.get(key);
    if (band) band.push(node);
    else bands.set(key, [node]);
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([key, bandNodes]) => {
      const tops = bandNodes.map(({ y }) => y);
      const top = Math.min(...tops) - metaHeight - FOCUS_RING;
      const bottom = Math.max(...tops) + nodeHeight + FOCUS_RING;
      return { key, top, height: bottom - top, nodes: bandNodes };
    });
}
