import { forfeitLabel } from '@mes/domain/series/forfeit';
import { memo } from 'react';
import { classNames } from '../class-names';
import { BracketLogo } from './BracketLogo';
import { BracketName } from './BracketName';
import styles from './BracketSvg.module.css';
import type { BracketTexts } from './bracket-texts';
import type { BracketMetrics, BracketNode } from './layout';
import { type BracketMatch, isWonBy } from './shape';

interface BracketNodeSvgProps extends BracketTexts {
  match: BracketMatch;
  x: number;
  y: number;
  metrics: BracketMetrics;
  /** The highlighted team, if it plays this match. */
  followed: string | null;
}

/** That of a box, see the CSS. */
const RADIUS = 4;
/** The half of an outline that is inside of its box. */
const INSET = 0.75;

/**
 * One match: a box, two rows with logo, name and score, and texts above them. A bracket has hundreds of matches, and on
 * a phone each element costs a part of a frame. So nothing is grouped or drawn that nobody sees, the lines between
 * the rows are one path of the slice, and everything has its place in the bracket instead of a `transform`, which browsers
 * paint one by one.
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
    </>
  );
  const node = {
    className: classNames(styles.node, match.state === 'live' && styles.live),
    'data-match': match.id,
  };
  if (href === undefined) return <g {...node}>{content}</g>;
  return (
    <a
      {...node}
      href={href}
      aria-label={props.labelOf?.(match)}
      onClick={(event) => props.onPress?.(match, event)}
    >
      {content}
    </a>
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
    <>
      {team ? (
        <BracketLogo team={team} x={x + inset} y={top + inset} size={logo} />
      ) : (
        <rect className={styles.nobody} x={x + inset} y={top + inset} width={logo} height={logo} />
      )}
      <BracketName
        className={classNames(
          styles[result],
          team !== null && team.name === followed && styles.followed,
        )}
        team={team?.name}
        slot={slot}
        x={x + height + inset / 2}
        y={top + height / 2}
        room={nodeWidth - height - inset - (figure === null ? 0 : scoreWidth)}
        size={nameSize}
      >
        {team ? nameOf(team) : 'TBD'}
      </BracketName>
      {figure !== null && (
        <>
          {result === 'won' && (
            <path
              className={styles.scoreBox}
              d={scorePath({ right: x + nodeWidth, top, width: scoreWidth, height }, slot)}
            />
          )}
          <text
            className={classNames(styles.score, styles[result])}
            x={x + nodeWidth - scoreWidth / 2}
            y={top + height / 2}
          >
            {figure}
          </text>
        </>
      )}
    </>
  );
}

/** The right end of a row, inside of the outline. */
function scorePath(
  { right, top, width, height }: { right: number; top: number; width: number; height: number },
  slot: 0 | 1,
): string {
  const radius = RADIUS - INSET;
  const [across, down] = [width - INSET - radius, height - INSET - radius];
  return slot === 0
    ? `M${right - width} ${top + INSET}h${across}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${down}H${right - width}Z`
    : `M${right - width} ${top}H${right - INSET}v${down}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-across}Z`;
}

/** The lines between the rows of matches, from outline to outline. */
export function dividersPath(
  nodes: readonly BracketNode[],
  { nodeWidth, nodeHeight }: BracketMetrics,
): string {
  return nodes
    .map(({ x, y }) => `M${x + INSET} ${y + nodeHeight / 2}h${nodeWidth - 2 * INSET}`)
    .join('');
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
