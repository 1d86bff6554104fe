import type { BracketNode } from '@mes/ui/bracket/layout';
import type { BracketView } from '../../../tournament/bracket-view';
import styles from './Bracket.module.css';

const LEAN = Math.tan((14 * Math.PI) / 180);
const GAP = 10;

interface BracketWiresProps {
  view: BracketView;
  /** Whose way is lit. */
  hot: string | null;
}

/** From the right edge of a match to the left edge of the next; the bend leans with the slash. */
export function BracketWires({ view, hot }: BracketWiresProps) {
  const { layout, scale } = view;
  const nodes = new Map(layout.nodes.map((node) => [node.match.id, node]));
  return (
    <svg
      className={styles.wires}
      width={layout.width * scale}
      height={layout.height * scale}
      aria-hidden="true"
    >
      {layout.lines.map(({ from, to, team }) => {
        const [start, end] = [nodes.get(from), nodes.get(to)];
        if (!start || !end) return null;
        const isHot = team !== null && team === hot;
        return (
          <path
            key={`${from} ${to}`}
            className={isHot ? `${styles.wire} ${styles.hot}` : styles.wire}
            pathLength="1"
            d={wire(start, end, view)}
          />
        );
      })}
    </svg>
  );
}

function wire(start: BracketNode, end: BracketNode, { metrics, scale }: BracketView): string {
  const half = metrics.nodeHeight / 2;
  const from = { x: (start.x + metrics.nodeWidth) * scale + GAP, y: (start.y + half) * scale };
  const to = { x: end.x * scale - GAP, y: (end.y + half) * scale };
  const bend = (from.y - to.y) * LEAN;
  const middle = (from.x + to.x) / 2;
  const d = [
    `M${from.x} ${from.y}`,
    `H${middle - bend / 2}`,
    `L${middle + bend / 2} ${to.y}`,
    `H${to.x}`,
  ];
  return d.join('');
}
