/** Where the boxes of a Swiss board stand. Rows have fixed heights, so that no box is measured. */
import type { SwissBox, SwissColumn } from '@mes/domain/tournament/swiss/board';
import type { SwissMatch } from '@mes/domain/tournament/swiss/records';

export const HEAD_HEIGHT = 26;
export const ROW_HEIGHT = 28;
const COLUMN_GAP = 13;
const BOX_GAP = 12;
const MIN_WIDTH = 146;
const MAX_WIDTH = 232;
/** The width that boards of few rounds fill. */
const ROOM = 951;
/** Room for the text of a box that is not drawn yet. */
const MIN_WAITING_ROWS = 4;

export interface PlacedBox<M extends SwissMatch = SwissMatch> {
  readonly box: SwissBox<M>;
  readonly y: number;
  readonly height: number;
  /** Places for teams that are still to come. */
  readonly open: number;
  readonly isWaiting: boolean;
}

export interface PlacedColumn<M extends SwissMatch = SwissMatch> {
  readonly column: SwissColumn<M>;
  readonly x: number;
  readonly boxes: readonly PlacedBox<M>[];
}

export interface BoardLayout<M extends SwissMatch = SwissMatch> {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly columns: readonly PlacedColumn<M>[];
  /** Paths of SVG; empty where places decide and not records. */
  readonly qualificationLine: string;
  readonly eliminationLine: string;
}

export function layoutBoard<M extends SwissMatch>(
  columns: readonly SwissColumn<M>[],
  { isOver }: { isOver: boolean },
): BoardLayout<M> {
  const boxWidth = widthFor(columns.length);
  const stacks = columns.map((column) => stack(column, isOver));
  const height = Math.max(0, ...stacks.map((each) => each.height));
  const placed = columns.map((column, place): PlacedColumn<M> => {
    const { boxes, height: own } = stacks[place]!;
    const top = Math.round((height - own) / 2);
    return {
      column,
      x: place * (boxWidth + COLUMN_GAP),
      boxes: boxes.map((box) => ({ ...box, y: box.y + top })),
    };
  });
  return {
    width: columns.length * (boxWidth + COLUMN_GAP) - COLUMN_GAP,
    height,
    boxWidth,
    columns: placed,
    qualificationLine: stairs(placed, boxWidth, ({ kind }) => kind === 'qualified'),
    eliminationLine: stairs(placed, boxWidth, ({ kind }) => kind !== 'eliminated'),
  };
}

function widthFor(columns: number): number {
  const fitting = Math.floor((ROOM + COLUMN_GAP) / Math.max(1, columns)) - COLUMN_GAP;
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, fitting));
}

function stack<M extends SwissMatch>(
  { boxes, isDrawn }: SwissColumn<M>,
  isOver: boolean,
): { boxes: PlacedBox<M>[]; height: number } {
  let y = 0;
  const placed = boxes.map((box): PlacedBox<M> => {
    const isWaiting = box.kind === 'playing' && !isDrawn;
    const missing = Math.max(0, box.expected - box.teams.length);
    const open = isOver || box.kind === 'playing' ? 0 : missing;
    const height = HEAD_HEIGHT + rowsOf(box, { isWaiting, open }) * ROW_HEIGHT;
    const top = y;
    y += height + BOX_GAP;
    return { box, y: top, height, open, isWaiting };
  });
  return { boxes: placed, height: Math.max(0, y - BOX_GAP) };
}

function rowsOf(
  { kind, matches, teams, expected }: SwissBox,
  { isWaiting, open }: { isWaiting: boolean; open: number },
): number {
  if (isWaiting) return Math.max(MIN_WAITING_ROWS, Math.ceil(expected / 2));
  if (kind === 'playing') return matches.length;
  return Math.max(1, Math.ceil((teams.length + open) / 2));
}

/** A line below the boxes that are above it, through all columns that have both kinds. */
function stairs(
  columns: readonly PlacedColumn[],
  boxWidth: number,
  isAbove: (box: SwissBox) => boolean,
): string {
  const steps = columns.flatMap(({ x, boxes }) => {
    const lower = boxes.findIndex(({ box }) => !isAbove(box));
    const upper = lower > 0 ? boxes[lower - 1] : undefined;
    return upper ? [{ x, y: upper.y + upper.height + BOX_GAP / 2 }] : [];
  });
  return steps
    .map(({ x, y }, place) => {
      const start = place === 0 ? `M${x} ${y}` : `V${y}`;
      const isLast = place === steps.length - 1;
      return `${start}H${x + boxWidth + (isLast ? 0 : COLUMN_GAP / 2)}`;
    })
    .join('');
}

/** The line from row to row that a team has taken. */
export function linkRows(layout: BoardLayout, team: string): string {
  const stops = layout.columns.flatMap(({ x, boxes }) => {
    for (const { box, y } of boxes) {
      const row = rowOf(box, team);
      if (row >= 0) return [{ x, y: y + HEAD_HEIGHT + (row + 0.5) * ROW_HEIGHT }];
    }
    return [];
  });
  return stops
    .slice(1)
    .map(({ x, y }, place) => {
      const from = stops[place]!;
      const turn = x - COLUMN_GAP / 2;
      return `M${from.x + layout.boxWidth} ${from.y}H${turn}V${y}H${x}`;
    })
    .join('');
}

function rowOf({ kind, matches, teams }: SwissBox, team: string): number {
  const match = matches.findIndex(({ slots }) => slots.some((slot) => slot.team?.name === team));
  if (match >= 0 || kind === 'playing') return match;
  const place = teams.indexOf(team);
  return place < 0 ? -1 : Math.floor(place / 2);
}
