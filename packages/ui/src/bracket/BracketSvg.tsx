import { memo, type SVGProps, useMemo } from 'react';
import { classNames } from '../class-names';
import { Band } from './Band';
import { BracketHighlight } from './BracketHighlight';
import { BracketNodeSvg, dividersPath } from './BracketNodeSvg';
import styles from './BracketSvg.module.css';
import { type BracketBand, splitIntoBands } from './bands';
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
  /** Beside the round's name, such as its best-of. */
  headerNoteOf?: (bestOf: number) => string;
  /** Of a slice. Browsers skip slices outside of the window, and each is laid out in a frame of its own. */
  bandHeight?: number;
  className?: string;
}

/** Two rows of matches: more are too much for a frame of a slow phone, and each slice has its own cost (decision 376). */
const BAND_HEIGHT = 200;
/** Enough slices for the first screen. */
const FIRST_BANDS = 3;
/** Room for the outlines of nodes, which are half outside of them. */
const MARGIN = 4;

/**
 * A bracket as SVG, in slices. Colours and fonts come from the `--bk-*` variables of its class. What a
 * change does not concern is memoized, because a bracket can have hundreds of matches.
 */
export function BracketSvg(props: BracketSvgProps) {
  const { layout, metrics, label, highlight = null, bandHeight = BAND_HEIGHT } = props;
  const { nameOf, metaOf, hrefOf, labelOf, onPress } = props;
  const bands = useMemo(
    () => splitIntoBands(layout.nodes, metrics, bandHeight),
    [layout, metrics, bandHeight],
  );
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const all = { top: 0, height: layout.height, width: layout.width };
  // Screen readers ignore the content of an image, but links must be accessible.
  const named = { role: hrefOf ? 'group' : 'img', 'aria-label': label };
  return (
    <div {...named} className={classNames(styles.bracket, props.className)} style={size}>
      <Picture {...all}>
        <Lines lines={layout.lines} />
        <RoundHeaders layout={layout} metrics={metrics} headerNoteOf={props.headerNoteOf} />
      </Picture>
      {bands.map((band, place) => (
        <Slice
          key={band.key}
          isFirst={place < FIRST_BANDS}
          width={layout.width}
          {...{ band, metrics, nameOf, metaOf, hrefOf, labelOf, onPress }}
          followed={followedIn(band.nodes, highlight)}
        />
      ))}
      {highlight !== null && (
        <Picture {...all} className={styles.highlight}>
          <BracketHighlight layout={layout} metrics={metrics} team={highlight} />
        </Picture>
      )}
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
    <svg
      viewBox={`${-MARGIN} ${top - MARGIN} ${size.width} ${size.height}`}
      role="presentation"
      {...size}
      {...rest}
    >
      {children}
    </svg>
  );
}

/**
 * Neighbouring lines of one look are one path: hundreds of elements would slow down every layout of the
 * page, and a single one would be painted as a whole wherever a part of it is visible.
 */
const Lines = memo(function Lines({ lines }: { lines: readonly BracketLine[] }) {
  const looks = [
    { look: '', of: lines.filter(({ team }) => team === null) },
    { look: styles.decided, of: lines.filter(({ team }) => team !== null) },
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
});

const LINES_OF_PATH = 12;

function chunksOf(lines: readonly BracketLine[]): BracketLine[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_PATH) }, (_, place) =>
    lines.slice(place * LINES_OF_PATH, (place + 1) * LINES_OF_PATH),
  );
}

type RoundHeadersProps = Pick<BracketSvgProps, 'layout' | 'metrics' | 'headerNoteOf'>;

const RoundHeaders = memo(function RoundHeaders(props: RoundHeadersProps) {
  const { layout, metrics, headerNoteOf } = props;
  const { headerHeight, nodeWidth } = metrics;
  return layout.headers.map(({ round, x, top }) => (
    <g key={`${round.part} ${round.round}`}>
      <text className={styles.head} x={x} y={top + headerHeight * 0.45}>
        {round.name}
      </text>
      {headerNoteOf && (
        <text className={styles.headNote} x={x + nodeWidth} y={top + headerHeight * 0.45}>
          {headerNoteOf(round.bestOf)}
        </text>
      )}
    </g>
  ));
});

/** The highlighted team, if it plays there: other slices are not rendered again. */
function followedIn(nodes: readonly BracketNode[], team: string | null): string | null {
  return team !== null && nodes.some(({ match }) => isPlayedBy(match, team)) ? team : null;
}

interface SliceProps extends BracketTexts {
  band: BracketBand;
  isFirst: boolean;
  width: number;
  metrics: BracketMetrics;
  followed: string | null;
}

const Slice = memo(function Slice({ band, isFirst, width, ...rest }: SliceProps) {
  const { top, height, nodes } = band;
  const style = { top, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return (
    <Band isFirst={isFirst} className={styles.band} style={style}>
      {() => (
        <Picture top={top} height={height} width={width}>
          <Nodes nodes={nodes} {...rest} />
        </Picture>
      )}
    </Band>
  );
});

interface NodesProps extends BracketTexts {
  nodes: readonly BracketNode[];
  metrics: BracketMetrics;
  followed: string | null;
}

function Nodes({ nodes, followed, ...rest }: NodesProps) {
  return (
    <>
      {nodes.map(({ match, x, y }) => (
        <BracketNodeSvg
          key={match.id}
          {...{ match, x, y }}
          {...rest}
          followed={followed !== null && isPlayedBy(match, followed) ? followed : null}
        />
      ))}
      <path className={styles.divider} d={dividersPath(nodes, rest.metrics)} />
    </>
  );
}
