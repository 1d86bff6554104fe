import type { BracketHeader } from '@mes/ui/bracket/layout';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { BracketView } from '../../../tournament/bracket-view';
import styles from './Bracket.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface RoundColumn {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  /** Where matches of it start. */
  readonly x: number;
}

const STEP = 30;
/** The last but one stands so far below the top edge. */
const BELOW = 30;
const LEFT = 160;
const RIGHT = 1_920;

/** From the middle of one gap to the middle of the next, so that the columns fill the frame. */
export function columnsOf({ layout, metrics, scale }: BracketView, origin: Place): RoundColumn[] {
  const starts = columnStarts(layout.nodes, metrics.nodeWidth);
  const gap = (metrics.columnGap * scale) / 2;
  const lefts = starts.map((x, place) => (place === 0 ? LEFT : origin.x + x * scale - gap));
  return starts.map((x, place) => ({
    left: lefts[place]!,
    width: (lefts[place + 1] ?? RIGHT) - lefts[place]!,
    top: place === starts.length - 1 ? 0 : BELOW + (starts.length - 2 - place) * STEP,
    x,
  }));
}

/** A round between two others, as the upper final often is, has no column: its name stands above it. */
function columnStarts(nodes: readonly { readonly x: number }[], width: number): number[] {
  const all = [...new Set(nodes.map(({ x }) => x))].sort((a, b) => a - b);
  const starts: number[] = [];
  for (const x of all) {
    const before = starts.at(-1);
    if (before === undefined || x - before >= width) starts.push(x);
  }
  return starts;
}

interface BracketRoundsProps {
  view: BracketView;
  columns: readonly RoundColumn[];
  origin: Place;
}

/** The columns behind the matches; the first name of each stands at its top. */
export function BracketRounds({ view, columns, origin }: BracketRoundsProps) {
  const { layout, metrics, scale } = view;
  const width = (metrics.nodeWidth + metrics.columnGap * 0.6) * scale;
  return (
    <>
      {columns.map(({ left, width: own, top }, place) => (
        <div
          key={left}
          className={`${styles.column} lg-rise`}
          style={{ left, width: own, height: 1080 - top, '--i': place + 2 } as CSSProperties}
          data-last={place === columns.length - 1 || undefined}
        />
      ))}
      {layout.headers.map((header) => (
        <p
          key={`${header.round.part} ${header.round.round}`}
          className={`${styles.round} lg-fade`}
          style={{
            left: origin.x + header.x * scale,
            top: topOf(header, view, columns, origin),
            width,
          }}
        >
          <Fit twoLines>{header.round.name}</Fit>
        </p>
      ))}
    </>
  );
}

function topOf(
  header: BracketHeader,
  { layout, scale }: BracketView,
  columns: readonly RoundColumn[],
  origin: Place,
): number {
  const above = layout.headers.filter(
    ({ x, nodeTop }) => x === header.x && nodeTop < header.nodeTop,
  );
  const column = columns.find(({ x }) => x === header.x);
  if (above.length === 0 && column) return Math.max(54, column.top + 18);
  return origin.y + header.nodeTop * scale - 42;
}
