import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './BracketDrawing.module.css';
import { BracketNodeDrawing } from './BracketNodeDrawing';
import type { BracketLayout, BracketMetrics } from './layout';
import { type BracketMatch, type BracketTeam, isPlayedBy } from './shape';

/** What the matches say and where they lead. Keep them the same from one drawing to the next. */
export interface BracketWording {
  /** The name as there is room for it: full, shortened, or the tag. */
  nameOf?: (team: BracketTeam) => string;
  /** What stands above a node on the left and on the right, where the metrics leave room. */
  metaOf?: (match: BracketMatch) => { left?: ReactNode; right?: ReactNode };
  /** Makes the matches links, and the picture a group of them. */
  hrefOf?: (match: BracketMatch) => string | undefined;
  /** The match as a sentence, for readers who do not see the picture. */
  labelOf?: (match: BracketMatch) => string;
  /** A link was pressed; whoever prevents the default opens the match in another way. */
  onPress?: (match: BracketMatch, event: MouseEvent) => void;
}

export interface BracketDrawingProps extends BracketWording {
  layout: BracketLayout;
  metrics: BracketMetrics;
  /** What the picture is, for readers who do not see it. */
  label: string;
  /** The team whose way through the bracket is brought out. */
  highlight?: string | null;
  /** Round names at the top of each part, or right above the first match of the round. */
  heads?: 'part' | 'node' | 'none';
  /** Beside the round's name, such as its best-of. */
  headNoteOf?: (bestOf: number) => string;
  className?: string;
  style?: CSSProperties;
}

/**
 * A bracket as one picture. Colours and type come from the `--bk-*` variables of its class. Nodes
 * are drawn anew only where their own match has changed: a bracket can have hundreds.
 */
export function BracketDrawing(props: BracketDrawingProps) {
  const { layout, metrics, label, highlight = null, heads = 'part', className, style } = props;
  const { nameOf, metaOf, hrefOf, labelOf, onPress } = props;
  const { width, height, nodes, lines } = layout;
  // Outlines reach over the edge of a node by half of their width.
  const margin = 4;
  return (
    <svg
      className={classNames(styles.bracket, highlight !== null && styles.following, className)}
      style={style}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      width={width + 2 * margin}
      height={height + 2 * margin}
      // What is inside a picture is not read out; links have to be.
      role={hrefOf ? 'group' : 'img'}
      aria-label={label}
    >
      {lines.map(({ from, to, path, team }) => (
        <path
          key={`${from} ${to}`}
          className={classNames(
            styles.line,
            team !== null && styles.decided,
            team !== null && team === highlight && styles.followed,
          )}
          d={path}
        />
      ))}
      {heads !== 'none' &&
        layout.heads.map(({ round, x, top, nodeTop }) => {
          const y = heads === 'part' ? top : nodeTop - metrics.headHeight;
          return (
            <g key={`${round.part} ${round.round}`} transform={`translate(${x} ${y})`}>
              <text className={styles.head} y={metrics.headHeight * 0.45}>
                {round.name}
              </text>
              {props.headNoteOf && (
                <text
                  className={styles.headNote}
                  x={metrics.nodeWidth}
                  y={metrics.headHeight * 0.45}
                >
                  {props.headNoteOf(round.bestOf)}
                </text>
              )}
            </g>
          );
        })}
      {nodes.map(({ match, x, y }) => (
        <BracketNodeDrawing
          key={match.id}
          {...{ match, x, y, metrics, nameOf, metaOf, hrefOf, labelOf, onPress }}
          followed={highlight !== null && isPlayedBy(match, highlight) ? highlight : null}
        />
      ))}
    </svg>
  );
}
