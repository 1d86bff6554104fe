import { type CSSProperties, type SVGProps, useMemo } from 'react';
import { classNames } from '../class-names';
import styles from './BracketDrawing.module.css';
import { BracketNodeDrawing } from './BracketNodeDrawing';
import { bandsOf } from './bands';
import type { BracketTexts } from './bracket-texts';
import type { BracketLayout, BracketMetrics, BracketNode } from './layout';
import { isPlayedBy } from './shape';

export interface BracketDrawingProps extends BracketTexts {
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
  /**
   * Draws it in slices of about that height: the ones that are out of sight cost a browser nothing,
   * neither when it opens the page nor when the bracket is moved or zoomed.
   */
  bandHeight?: number;
  className?: string;
  style?: CSSProperties;
}

/** Outlines reach over the edge of a node by half of their width. */
const MARGIN = 4;

/**
 * A bracket as one picture. Colours and type come from the `--bk-*` variables of its class. Nodes
 * are drawn anew only where their own match has changed: a bracket can have hundreds.
 */
export function BracketDrawing(props: BracketDrawingProps) {
  const { layout, metrics, label, highlight = null, bandHeight, style } = props;
  const bands = useMemo(
    () => (bandHeight === undefined ? null : bandsOf(layout.nodes, metrics, bandHeight)),
    [layout, metrics, bandHeight],
  );
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const outside = {
    className: classNames(
      styles.bracket,
      bands !== null && styles.banded,
      highlight !== null && styles.following,
      props.className,
    ),
    // What is inside a picture is not read out; links have to be.
    role: props.hrefOf ? 'group' : 'img',
    'aria-label': label,
  };
  const all = { top: 0, height: layout.height, width: layout.width };
  if (bands === null)
    return (
      <Picture {...outside} {...all} style={style}>
        <Lines {...props} />
        <Heads {...props} />
        <Nodes {...props} nodes={layout.nodes} />
      </Picture>
    );
  return (
    <div {...outside} style={{ ...size, ...style }}>
      <Picture {...all} role="presentation">
        <Lines {...props} />
        <Heads {...props} />
      </Picture>
      {bands.map(({ key, top, height, nodes }) => (
        <div
          key={key}
          className={styles.band}
          style={{ top, width: size.width, height: height + 2 * MARGIN }}
        >
          <Picture top={top} height={height} width={layout.width} role="presentation">
            <Nodes {...props} nodes={nodes} />
          </Picture>
        </div>
      ))}
    </div>
  );
}

interface PictureProps extends SVGProps<SVGSVGElement> {
  /** What it shows of the layout, over its whole width. */
  top: number;
  height: number;
  width: number;
}

function Picture({ top, height, width, children, ...rest }: PictureProps) {
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named from outside, or a part of what is
    <svg viewBox={`${-MARGIN} ${top - MARGIN} ${size.width} ${size.height}`} {...size} {...rest}>
      {children}
    </svg>
  );
}

function Lines({ layout, highlight = null }: BracketDrawingProps) {
  return layout.lines.map(({ from, to, path, team }) => (
    <path
      key={`${from} ${to}`}
      className={classNames(
        styles.line,
        team !== null && styles.decided,
        team !== null && team === highlight && styles.followed,
      )}
      d={path}
    />
  ));
}

function Heads({ layout, metrics, heads = 'part', headNoteOf }: BracketDrawingProps) {
  const { headHeight, nodeWidth } = metrics;
  if (heads === 'none') return null;
  return layout.heads.map(({ round, x, top, nodeTop }) => (
    <g
      key={`${round.part} ${round.round}`}
      transform={`translate(${x} ${heads === 'part' ? top : nodeTop - headHeight})`}
    >
      <text className={styles.head} y={headHeight * 0.45}>
        {round.name}
      </text>
      {headNoteOf && (
        <text className={styles.headNote} x={nodeWidth} y={headHeight * 0.45}>
          {headNoteOf(round.bestOf)}
        </text>
      )}
    </g>
  ));
}

function Nodes(props: BracketDrawingProps & { nodes: readonly BracketNode[] }) {
  const { nodes, metrics, highlight = null } = props;
  const { nameOf, metaOf, hrefOf, labelOf, onPress } = props;
  return nodes.map(({ match, x, y }) => (
    <BracketNodeDrawing
      key={match.id}
      {...{ match, x, y, metrics, nameOf, metaOf, hrefOf, labelOf, onPress }}
      followed={highlight !== null && isPlayedBy(match, highlight) ? highlight : null}
    />
  ));
}
