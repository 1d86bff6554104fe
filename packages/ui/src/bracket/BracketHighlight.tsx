import { classNames } from '../class-names';
import styles from './BracketSvg.module.css';
import type { BracketLayout, BracketMetrics } from './layout';
import { isPlayedBy } from './shape';

interface BracketHighlightProps {
  layout: BracketLayout;
  metrics: BracketMetrics;
  team: string;
}

/** Outlines are half outside of their match. */
const OUTLINE = 1.5;

/**
 * Dims everything but the path of a team: a veil in the colour of the page, with openings for its matches and
 * the names of rounds. Fading hundreds of matches by themselves takes longer than a frame.
 */
export function BracketHighlight({ layout, metrics, team }: BracketHighlightProps) {
  const { nodeWidth, nodeHeight, metaHeight, headerHeight } = metrics;
  const matches = layout.nodes
    .filter(({ match }) => isPlayedBy(match, team))
    .map(({ x, y }) =>
      rectangle({
        left: x - OUTLINE,
        top: y - Math.max(metaHeight, OUTLINE),
        right: x + nodeWidth + OUTLINE,
        bottom: y + nodeHeight + OUTLINE,
      }),
    );
  const headers = layout.headers.map(({ x, top }) =>
    rectangle({ left: x, top, right: x + nodeWidth, bottom: top + headerHeight * 0.9 }),
  );
  const all = rectangle({
    left: -OUTLINE,
    top: -OUTLINE,
    right: layout.width + OUTLINE,
    bottom: layout.height + OUTLINE,
  });
  const way = layout.lines.filter((line) => line.team === team).map(({ path }) => path);
  return (
    <>
      <path className={styles.veil} d={[all, ...headers, ...matches].join('')} />
      <path className={classNames(styles.line, styles.decided, styles.followed)} d={way.join('')} />
    </>
  );
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function rectangle({ left, top, right, bottom }: Rectangle): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
