import { type CSSProperties, type SVGProps, useMemo } from 'react';
import { classNames } from '../class-names';
import { Band } from './Band';
import { BracketNodeSvg } from './BracketNodeSvg';
import styles from './BracketSvg.module.css';
import { splitIntoBands } from './bands';
import type { BracketTexts } from './bracket-texts';
import type { BracketLayout, BracketLine, BracketMetrics, BracketNode } from './layout';
import { isPlayedBy } from './shape';

export interface BracketSvgProps extends BracketTexts {
  layout: BracketLayout;
  metrics: BracketMetrics;
  /** The accessible name of the picture. */
  label: string;
  /** The team whose path through the bracket is highlighted. */
  highlight?: string | null;
  /** Round names at the top of each part, or right above the first match of the round. */
  headers?: 'part' | 'node' | 'none';
  /** Beside the round's name, such as its best-of. */
  headerNoteOf?: (bestOf: number) => string;
  /**
   * Renders slices of about that height: browsers skip slices outside of the viewport, both when the
   * page opens and when the bracket is moved or zoomed.
   */
  bandHeight?: number;
  className?: string;
  style?: CSSProperties;
}

/** Enough slices for the first screen. */
const FIRST_BANDS = 2;
/** Room for the outlines of nodes, which are half outside of them. */
const MARGIN = 4;

/**
 * A bracket as SVG. Colours and fonts come from the `--bk-*` variables of its class. Nodes are
 * memoized, because a bracket can have hundreds.
 */
export function BracketSvg(props: BracketSvgProps) {
  const { layout, metrics, label, highlight = null, bandHeight, style } = props;
  const bands = useMemo(
    () => (bandHeight === undefined ? null : splitIntoBands(layout.nodes, metrics, bandHeight)),
    [layout, metrics, bandHeight],
  );
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const rootProps = {
    className: classNames(
      styles.bracket,
      bands !== null && styles.banded,
      highlight !== null && styles.following,
      props.className,
    ),
    // Screen readers ignore the content of an image, but links must be accessible.
    role: props.hrefOf ? 'group' : 'img',
    'aria-label': label,
  };
  const all = { top: 0, height: layout.height, width: layout.width };
  if (bands === null)
    return (
      <Picture {...rootProps} {...all} style={style}>
        <Lines {...props} />
        <RoundHeaders {...props} />
        <Nodes {...props} nodes={layout.nodes} />
      </Picture>
    );
  return (
    <div {...rootProps} style={{ ...size, ...style }}>
      <Picture {...all} role="presentation">
        <Lines {...props} />
        <RoundHeaders {...props} />
      </Picture>
      {bands.map(({ key, top, height, nodes }, place) => (
        <Band
          key={key}
          isFirst={place < FIRST_BANDS}
          className={styles.band}
          style={{ top, width: size.width, height: height + 2 * MARGIN }}
        >
          {() => (
            <Picture top={top} height={height} width={layout.width} role="presentation">
              <Nodes {...props} nodes={nodes} />
            </Picture>
          )}
        </Band>
      ))}
    </div>
  );
}

interface PictureProps extends SVGProps<SVGSVGElement> {
  /** The visible part of the layout, over its whole width. */
  top: number;
  height: number;
  width: number;
}

function Picture({ top, height, width, children, ...rest }: PictureProps) {
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the props have its name, or its parent is named
    <svg viewBox={`${-MARGIN} ${top - MARGIN} ${size.width} ${size.height}`} {...size} {...rest}>
      {children}
    </svg>
  );
}

/**
 * Neighbouring lines of one look are one path: hundreds of elements would slow down every layout of the
 * page, and a single one would be painted as a whole wherever a part of it is visible.
 */
function Lines({ layout: { lines }, highlight = null }: BracketSvgProps) {
  const isFollowed = ({ team }: BracketLine) => team !== null && team === highlight;
  const rest = lines.filter((line) => !isFollowed(line));
  const looks = [
    { look: '', of: rest.filter(({ team }) => team === null) },
    { look: styles.decided, of: rest.filter(({ team }) => team !== null) },
    { look: classNames(styles.decided, styles.followed), of: lines.filter(isFollowed) },
  ];
  return looks.flatMap(({ look, of }) =>
    chunksOf(of).map((chunk) => (
      <path
        key={`${look} ${chunk[0]?.from} ${chunk[0]?.to}`}
        className={classNames(styles.line, look)}
        d={chunk.map(({ path }) => path).join('')}
      />
    )),
  );
}

const LINES_OF_PATH = 12;

function chunksOf(lines: readonly BracketLine[]): BracketLine[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_PATH) }, (_, place) =>
    lines.slice(place * LINES_OF_PATH, (place + 1) * LINES_OF_PATH),
  );
}

function RoundHeaders({ layout, metrics, headers = 'part', headerNoteOf }: BracketSvgProps) {
  const { headerHeight, nodeWidth } = metrics;
  if (headers === 'none') return null;
  return layout.headers.map(({ round, x, top, nodeTop }) => (
    <g
      key={`${round.part} ${round.round}`}
      transform={`translate(${x} ${headers === 'part' ? top : nodeTop - headerHeight})`}
    >
      <text className={styles.head} y={headerHeight * 0.45}>
        {round.name}
      </text>
      {headerNoteOf && (
        <text className={styles.headNote} x={nodeWidth} y={headerHeight * 0.45}>
          {headerNoteOf(round.bestOf)}
        </text>
      )}
    </g>
  ));
}

function Nodes(props: BracketSvgProps & { nodes: readonly BracketNode[] }) {
  const { nodes, metrics, highlight = null } = props;
  const { nameOf, metaOf, hrefOf, labelOf, onPress } = props;
  return nodes.map(({ match, x, y }) => (
    <BracketNodeSvg
      key={match.id}
      {...{ match, x, y, metrics, nameOf, metaOf, hrefOf, labelOf, onPress }}
      followed={highlight !== null && isPlayedBy(match, highlight) ? highlight : null}
    />
  ));
}
