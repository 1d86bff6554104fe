/** Where the matches of a bracket stand: above and below the seam, or all above a low one. */
import type { BracketStage } from '@mes/client/bracket';
import { type BracketMetrics, layoutBracket } from '@mes/ui/bracket/layout';
import type { BracketMatch, BracketRound } from '@mes/ui/bracket/shape';
import { viewBracket } from '../../../tournament/bracket-view';
import type { Hole } from '../../kit';
import { SEAMS, seamAt } from '../parts/seam';

export interface PlacedMatch {
  readonly match: BracketMatch;
  readonly box: Hole;
}

export interface RoundName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface BracketPlaces {
  readonly seam: number;
  readonly matches: readonly PlacedMatch[];
  readonly rounds: readonly RoundName[];
  /** The headlines of both parts, where the seam lies between them. */
  readonly parts: { readonly upper: Point; readonly lower: Point } | null;
  /** The one that all others lead to. */
  readonly last: PlacedMatch | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const AREA = { left: 96, right: 1_824, top: 200, bottom: 1_026 };
/** Below the head, for brackets that need all of the room. */
const PLAIN_TOP = 172;
const SPLIT: BracketMetrics = {
  nodeWidth: 296,
  nodeHeight: 96,
  metaHeight: 0,
  columnGap: 48,
  rowGap: 12,
  headerHeight: 0,
  partGap: 0,
};
/** How far a match stays away from the seam. */
const CLEAR = 24;
const FINAL = { x: 1_528, y: 346, apart: 108 };
const ROUND_HEIGHT = 38;

export function placeBracket(stage: BracketStage, from: string | null): BracketPlaces {
  const width = AREA.right - AREA.left;
  const height = AREA.bottom - PLAIN_TOP;
  const view = viewBracket(stage, { room: { width, height }, from });
  const rounds = view.layout.headers.map(({ round }) => round);
  return placeAcrossSeam(rounds) ?? placePlain(view);
}

/** Upper bracket above the seam, lower below, the final where it ends; null where that has no room. */
export function placeAcrossSeam(rounds: readonly BracketRound[]): BracketPlaces | null {
  const finals = rounds.filter(({ part }) => part === 'grand_final');
  const ofPart = (part: BracketRound['part']) => rounds.filter((round) => round.part === part);
  const others = rounds.length - ofPart('upper').length - ofPart('lower').length - finals.length;
  const upper = layoutBracket(ofPart('upper'), SPLIT);
  const lower = layoutBracket(ofPart('lower'), SPLIT);
  if (upper.nodes.length === 0 || lower.nodes.length === 0 || others > 0) return null;
  const lowerTop = AREA.bottom - lower.height;
  const above = placeAt(upper.nodes, { x: AREA.left, y: AREA.top });
  const below = placeAt(lower.nodes, { x: AREA.right - lower.width, y: lowerTop });
  const lastMatches = finals
    .flatMap(({ matches }) => matches)
    .map((match, place) => ({ match, box: boxAt(FINAL.x, FINAL.y + place * FINAL.apart) }));
  const fits =
    above.every(({ box }) => isAbove(box) && box.x + box.width < FINAL.x - CLEAR) &&
    below.every(({ box }) => isBelow(box)) &&
    lastMatches.length <= 2;
  if (!fits) return null;
  return {
    seam: SEAMS.bracket,
    matches: [...above, ...below, ...lastMatches],
    rounds: [],
    parts: {
      upper: { x: AREA.left + SPLIT.nodeWidth + SPLIT.columnGap, y: 172 },
      lower: { x: AREA.right - SPLIT.nodeWidth - SPLIT.columnGap, y: Math.min(720, lowerTop - 96) },
    },
    last: lastMatches[0] ?? null,
  };
}

type Nodes = ReturnType<typeof layoutBracket>['nodes'];

function placeAt(nodes: Nodes, origin: Point): PlacedMatch[] {
  return nodes.map(({ match, x, y }) => ({ match, box: boxAt(origin.x + x, origin.y + y) }));
}

function boxAt(x: number, y: number): Hole {
  return { x, y, width: SPLIT.nodeWidth, height: SPLIT.nodeHeight };
}

function isAbove({ x, y, width, height }: Hole): boolean {
  return y + height + CLEAR < seamAt(SEAMS.bracket, x + width);
}

function isBelow({ x, y }: Hole): boolean {
  return y - CLEAR > seamAt(SEAMS.bracket, x);
}

function placePlain({ layout, metrics, scale }: ReturnType<typeof viewBracket>): BracketPlaces {
  const left = AREA.left + (AREA.right - AREA.left - layout.width * scale) / 2;
  const spare = AREA.bottom - PLAIN_TOP - layout.height * scale;
  const top = PLAIN_TOP + Math.min(120, spare / 2);
  const matches = layout.nodes.map(({ match, x, y }) => ({
    match,
    box: {
      x: left + x * scale,
      y: top + y * scale,
      width: metrics.nodeWidth * scale,
      height: metrics.nodeHeight * scale,
    },
  }));
  const right = Math.max(...matches.map(({ box }) => box.x));
  const ends = matches.filter(({ box }) => box.x === right);
  return {
    seam: SEAMS.low,
    matches,
    rounds: layout.headers
      .filter(({ round }) => round.name !== '')
      .map(({ round, x, nodeTop }) => ({
        name: round.name,
        x: left + x * scale,
        y: top + nodeTop * scale - ROUND_HEIGHT,
        width: (metrics.nodeWidth + metrics.columnGap * 0.6) * scale,
      })),
    parts: null,
    last: ends.length === 1 && matches.length > 1 ? (ends[0] ?? null) : null,
  };
}
