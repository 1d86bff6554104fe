import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './BracketDrawing.module.css';
import { BracketLogo } from './BracketLogo';
import { BracketName } from './BracketName';
import type { BracketMetrics, BracketNode } from './layout';
import { type BracketMatch, type BracketTeam, isWonBy } from './shape';

interface BracketNodeDrawingProps {
  node: BracketNode;
  metrics: BracketMetrics;
  highlight: string | null;
  nameOf?: (team: BracketTeam) => string;
  meta?: { left?: ReactNode; right?: ReactNode };
  href?: string;
}

/** One match: two rows with logo, name and score, and what is known of its time above it. */
export function BracketNodeDrawing(props: BracketNodeDrawingProps) {
  const { node, metrics, highlight, meta, href } = props;
  const { match, x, y } = node;
  const { nodeWidth, nodeHeight, metaHeight } = metrics;
  const isFaded = highlight !== null && !match.slots.some(({ team }) => team?.name === highlight);
  const drawing = (
    <>
      {meta?.left && (
        <text className={styles.meta} y={-metaHeight * 0.3}>
          {meta.left}
        </text>
      )}
      {meta?.right && (
        <text className={classNames(styles.meta, styles.right)} x={nodeWidth} y={-metaHeight * 0.3}>
          {meta.right}
        </text>
      )}
      <rect className={styles.box} width={nodeWidth} height={nodeHeight} />
      <Row {...props} slot={0} />
      <Row {...props} slot={1} />
      <path className={styles.divider} d={`M0 ${nodeHeight / 2}H${nodeWidth}`} />
      <rect className={styles.outline} width={nodeWidth} height={nodeHeight} />
    </>
  );
  return (
    <g
      className={classNames(
        styles.node,
        match.state === 'live' && styles.live,
        isFaded && styles.faded,
      )}
      transform={`translate(${x} ${y})`}
      data-match={match.id}
    >
      {href === undefined ? drawing : <a href={href}>{drawing}</a>}
    </g>
  );
}

function Row({
  node: { match },
  metrics: { nodeWidth, nodeHeight },
  highlight,
  nameOf = ({ name }) => name,
  slot,
}: BracketNodeDrawingProps & { slot: 0 | 1 }) {
  const { team, score } = match.slots[slot];
  const height = nodeHeight / 2;
  const logo = height * 0.72;
  const inset = (height - logo) / 2;
  const scoreWidth = height * 1.12;
  const result = resultOf(match, slot);
  return (
    <g
      className={classNames(
        styles.row,
        styles[result],
        team !== null && team.name === highlight && styles.followed,
      )}
      transform={`translate(0 ${slot * height})`}
    >
      {team ? (
        <BracketLogo team={team} at={inset} size={logo} />
      ) : (
        <rect className={styles.nobody} x={inset} y={inset} width={logo} height={logo} />
      )}
      <BracketName
        x={height + inset / 2}
        y={height / 2}
        room={nodeWidth - height - inset - (score === null ? 0 : scoreWidth)}
      >
        {team ? nameOf(team) : 'To be decided'}
      </BracketName>
      {score !== null && (
        <>
          <rect
            className={styles.scoreBox}
            x={nodeWidth - scoreWidth}
            width={scoreWidth}
            height={height}
          />
          <text className={styles.score} x={nodeWidth - scoreWidth / 2} y={height / 2}>
            {score}
          </text>
        </>
      )}
    </g>
  );
}

function resultOf(match: BracketMatch, slot: 0 | 1): 'won' | 'lost' | 'undecided' | 'open' {
  if (match.slots[slot].team === null) return 'undecided';
  if (match.winner === null) return 'open';
  return isWonBy(match, slot) ? 'won' : 'lost';
}
