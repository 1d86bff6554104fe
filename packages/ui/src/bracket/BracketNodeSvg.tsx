import { forfeitLabel } from '@mes/domain/series/forfeit';
import { memo } from 'react';
import { classNames } from '../class-names';
import { BracketLogo } from './BracketLogo';
import { BracketName } from './BracketName';
import styles from './BracketSvg.module.css';
import type { BracketTexts } from './bracket-texts';
import type { BracketMetrics } from './layout';
import { type BracketMatch, isWonBy } from './shape';

interface BracketNodeSvgProps extends BracketTexts {
  match: BracketMatch;
  x: number;
  y: number;
  metrics: BracketMetrics;
  /** The highlighted team, if it plays this match. */
  followed: string | null;
}

/**
 * One match: two rows with logo, name and score, and texts above them. Everything has its place in the bracket
 * and no `transform`: browsers paint transformed shapes one by one, and a bracket has thousands.
 */
export const BracketNodeSvg = memo(function BracketNodeSvg(props: BracketNodeSvgProps) {
  const { match, x, y, metrics } = props;
  const { nodeWidth, nodeHeight, metaHeight } = metrics;
  const meta = props.metaOf?.(match);
  const href = props.hrefOf?.(match);
  const metaY = y - metaHeight * 0.5;
  const content = (
    <>
      {meta?.left && (
        <text className={styles.meta} x={x} y={metaY}>
          {meta.left}
        </text>
      )}
      {meta?.right && (
        <text className={classNames(styles.meta, styles.right)} x={x + nodeWidth} y={metaY}>
          {meta.right}
        </text>
      )}
      <rect className={styles.box} x={x} y={y} width={nodeWidth} height={nodeHeight} />
      <Row {...props} slot={0} />
      <Row {...props} slot={1} />
      <path className={styles.divider} d={`M${x} ${y + nodeHeight / 2}h${nodeWidth}`} />
      <rect className={styles.outline} x={x} y={y} width={nodeWidth} height={nodeHeight} />
    </>
  );
  return (
    <g
      className={classNames(styles.node, match.state === 'live' && styles.live)}
      data-match={match.id}
    >
      {href === undefined ? (
        content
      ) : (
        <a
          href={href}
          aria-label={props.labelOf?.(match)}
          onClick={(event) => props.onPress?.(match, event)}
        >
          {content}
        </a>
      )}
    </g>
  );
});

function Row({
  match,
  x,
  y,
  metrics: { nodeWidth, nodeHeight, nameSize },
  followed,
  nameOf = ({ name }) => name,
  slot,
}: BracketNodeSvgProps & { slot: 0 | 1 }) {
  const { team } = match.slots[slot];
  const figure = figureOf(match, slot);
  const height = nodeHeight / 2;
  const top = y + slot * height;
  const logo = height * 0.72;
  const inset = (height - logo) / 2;
  const scoreWidth = height * 1.12;
  const result = resultOf(match, slot);
  return (
    <g
      className={classNames(
        styles.row,
        styles[result],
        team !== null && team.name === followed && styles.followed,
      )}
      data-slot={slot}
      data-team={team?.name}
    >
      {team ? (
        <BracketLogo team={team} x={x + inset} y={top + inset} size={logo} />
      ) : (
        <rect className={styles.nobody} x={x + inset} y={top + inset} width={logo} height={logo} />
      )}
      <BracketName
        x={x + height + inset / 2}
        y={top + height / 2}
        room={nodeWidth - height - inset - (figure === null ? 0 : scoreWidth)}
        size={nameSize}
      >
        {team ? nameOf(team) : 'TBD'}
      </BracketName>
      {figure !== null && (
        <>
          <rect
            className={styles.scoreBox}
            x={x + nodeWidth - scoreWidth}
            y={top}
            width={scoreWidth}
            height={height}
          />
          <text className={styles.score} x={x + nodeWidth - scoreWidth / 2} y={top + height / 2}>
            {figure}
          </text>
        </>
      )}
    </g>
  );
}

function figureOf({ state, winner, slots }: BracketMatch, slot: 0 | 1): number | string | null {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  return slots[slot].score;
}

function resultOf(match: BracketMatch, slot: 0 | 1): 'won' | 'lost' | 'undecided' | 'open' {
  if (match.slots[slot].team === null) return 'undecided';
  if (match.winner === null) return 'open';
  return isWonBy(match, slot) ? 'won' : 'lost';
}
