import { Open } from '../parts/Open';
import styles from './BracketLines.module.css';
import type { BracketTree, TreeLine, TreeNode } from './bracket-tree';

interface BracketLinesProps {
  tree: BracketTree;
  lit: string | null;
}

const GAP = 8;
const FINAL = { y: 560, ring: 176 };

/** They open from the final outward. A team that fell down from the upper bracket flies over the globe. */
export function BracketLines({ tree, lit }: BracketLinesProps) {
  const fall = lit === null ? null : fallOf(tree, lit);
  return (
    <Open delay={700} className={styles.lines}>
      <svg viewBox="0 0 1920 1080" aria-hidden="true">
        {tree.lines.map((line) => (
          <path
            key={`${line.from.match.id} ${line.to?.match.id ?? 'final'}`}
            className={styles.line}
            d={pathOf(line, tree.width)}
            data-lit={(line.team !== null && line.team === lit) || undefined}
          />
        ))}
        {fall && <path className={styles.fall} d={fall} />}
      </svg>
    </Open>
  );
}

function pathOf({ from, to }: TreeLine, width: number): string {
  const way = from.half === 'left' ? 1 : -1;
  const start = innerEdge(from, width) + way * GAP;
  const end = to
    ? (from.half === 'left' ? to.x : to.x + width) - way * GAP
    : 960 - way * FINAL.ring;
  const [startY, endY] = [from.y, to ? to.y : FINAL.y];
  const middle = (start + end) / 2;
  return `M${start} ${startY}C${middle} ${startY} ${middle} ${endY} ${end} ${endY}`;
}

function innerEdge({ half, x }: TreeNode, width: number): number {
  return half === 'left' ? x + width : x;
}

/** From the match that a team lost in the upper bracket to the one where it went on. */
function fallOf({ nodes, width, height }: BracketTree, team: string): string | null {
  const lost = nodes.find(
    ({ half, match }) =>
      half === 'left' &&
      match.winner !== null &&
      match.slots[match.winner === 'A' ? 1 : 0].team?.name === team,
  );
  const next = nodes.find(({ half, match }) =>
    match.slots.some(
      (slot) =>
        half === 'right' && slot.source.type === 'loser' && slot.source.match.id === lost?.match.id,
    ),
  );
  if (!lost || !next) return null;
  const [from, to] = [lost.x + width / 2, next.x + width / 2];
  const [top, topOfNext] = [lost.y - height / 2 - 14, next.y - height / 2 - 14];
  return `M${from} ${top}C${from + 220} 146 ${to - 220} 146 ${to} ${topOfNext}`;
}
