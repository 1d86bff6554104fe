import { type BracketLayout, type BracketMetrics, layoutBracket } from '@mes/ui/bracket/layout';
import type { BracketRound } from '@mes/ui/bracket/shape';
import type { Point } from './zoom';

const METRICS: BracketMetrics = {
  nodeWidth: 216,
  nodeHeight: 64,
  metaHeight: 22,
  // Five columns, for eight teams, fit the width of the page.
  columnGap: 48,
  rowGap: 16,
  headerHeight: 40,
  partGap: 48,
  // The same as in the CSS.
  nameSize: 14.5,
};
/** The width of a page, without the margin of the picture. */
const ROOM = 1_272;
const MAX_NODE_WIDTH = 320;
const MAX_COLUMN_GAP = 132;

export interface FittedLayout {
  readonly layout: BracketLayout;
  readonly metrics: BracketMetrics;
}

/** Small brackets get wider matches, then wider gaps, until they fill the page. */
export function fitLayout(rounds: readonly BracketRound[]): FittedLayout {
  const layout = layoutBracket(rounds, METRICS);
  const { nodeWidth, columnGap } = METRICS;
  const columns = (layout.width + columnGap) / (nodeWidth + columnGap);
  if (layout.width === 0 || layout.width >= ROOM) return { layout, metrics: METRICS };
  const wide = Math.min(MAX_NODE_WIDTH, Math.floor((ROOM - (columns - 1) * columnGap) / columns));
  const rest = columns > 1 ? Math.floor((ROOM - columns * wide) / (columns - 1)) : columnGap;
  const metrics = {
    ...METRICS,
    nodeWidth: wide,
    columnGap: Math.min(MAX_COLUMN_GAP, Math.max(columnGap, rest)),
  };
  return { layout: layoutBracket(rounds, metrics), metrics };
}

/** The middle of the first match that is played now. */
export function findLive(
  { nodes }: BracketLayout,
  { nodeWidth, nodeHeight }: BracketMetrics,
): Point | null {
  const live = nodes.find(({ match: { state } }) => state === 'live' || state === 'veto');
  return live ? { x: live.x + nodeWidth / 2, y: live.y + nodeHeight / 2 } : null;
}
