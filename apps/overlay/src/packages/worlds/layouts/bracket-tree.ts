/**
 * Where the matches of an elimination stand: two trees that grow from both edges of the frame towards the
 * final on the axis. Upper and lower bracket where there are both, else the two halves of the draw.
 */
import { type BracketMatch, type BracketRound, isBye } from '@mes/ui/bracket/shape';

export type Half = 'left' | 'right';

export interface TreeNode {
  readonly match: BracketMatch;
  readonly half: Half;
  /** The left edge and the middle. */
  readonly x: number;
  readonly y: number;
}

export interface TreeLine {
  readonly from: TreeNode;
  /** Null for the line into the final. */
  readonly to: TreeNode | null;
  /** Who went along it; null while nobody has. */
  readonly team: string | null;
}

export interface TreeColumn {
  readonly name: string;
  readonly half: Half;
  readonly x: number;
}

export interface BracketTree {
  readonly width: number;
  readonly height: number;
  readonly final: BracketMatch;
  readonly thirdPlace: BracketMatch | null;
  readonly hasLower: boolean;
  readonly nodes: readonly TreeNode[];
  readonly lines: readonly TreeLine[];
  readonly columns: readonly TreeColumn[];
}

/** From each edge to the ring of the final. */
const ROOM = { width: 660, height: 720, edge: 96, middle: 560 };
const COLUMNS = 4;
const LEAVES = 8;
const NODE = { least: 134, most: 290, gap: 60, height: 96, low: 74 };
const WIDEST_ROWS = 210;

/** Null for a stage that has no final. */
export function treeOf(rounds: readonly BracketRound[]): BracketTree | null {
  const shown = rounds.map((round) => ({
    ...round,
    matches: round.matches.filter((match) => !isBye(match)),
  }));
  const partOf = (part: BracketRound['part']) =>
    shown.filter((round) => round.part === part && round.matches.length > 0);
  const [upper, lower] = [partOf('upper'), partOf('lower')];
  const final = finalOf(partOf('grand_final')) ?? finalOf(upper);
  if (!final || (lower.length === 0 && upper.at(-1)?.matches.length !== 1)) return null;
  const hasLower = lower.length > 0;
  const halves = hasLower ? { left: upper, right: lower } : splitDraw(upper.slice(0, -1), final);
  const left = fitRounds(halves.left);
  const right = fitRounds(halves.right);
  const most = Math.max(1, left.length, right.length);
  const width = Math.min(NODE.most, Math.max(NODE.least, ROOM.width / most - NODE.gap));
  const grids = { left: gridOf('left', left, width), right: gridOf('right', right, width) };
  const nodes = [...placeHalf(left, grids.left), ...placeHalf(right, grids.right)];
  const leaves = Math.max(...[left, right].map(leavesOf));
  return {
    width,
    height: leaves > 6 ? NODE.low : NODE.height,
    final,
    thirdPlace: partOf('third_place')[0]?.matches[0] ?? null,
    hasLower,
    nodes,
    lines: linesOf(nodes, final),
    columns: [...columnsOf(left, grids.left), ...columnsOf(right, grids.right)],
  };
}

/** The last one that both teams have reached: a second final decides. */
function finalOf(rounds: readonly BracketRound[]): BracketMatch | null {
  const matches =
    rounds.at(-1)?.part === 'upper'
      ? rounds.at(-1)!.matches
      : rounds.flatMap((round) => round.matches);
  return matches.findLast(({ slots }) => slots.every(({ team }) => team)) ?? matches[0] ?? null;
}

/** What leads to each slot of the final. */
function splitDraw(rounds: readonly BracketRound[], final: BracketMatch) {
  const byId = new Map(rounds.flatMap(({ matches }) => matches.map((match) => [match.id, match])));
  const within = (slot: 0 | 1): BracketRound[] => {
    const ids = new Set<string>();
    const visit = (slots: readonly BracketMatch['slots'][number][]) => {
      for (const { source } of slots) {
        const feeder = source.type === 'winner' ? byId.get(source.match.id) : undefined;
        if (!feeder) continue;
        ids.add(feeder.id);
        visit(feeder.slots);
      }
    };
    visit([final.slots[slot]]);
    return rounds
      .map((round) => ({ ...round, matches: round.matches.filter(({ id }) => ids.has(id)) }))
      .filter(({ matches }) => matches.length > 0);
  };
  return { left: within(0), right: within(1) };
}

/** The earliest rounds are left out where they could not be read. */
function fitRounds(rounds: readonly BracketRound[]): readonly BracketRound[] {
  let own = [...rounds].sort((one, other) => one.round - other.round).slice(-COLUMNS);
  while (own.length > 1 && leavesOf(own) > LEAVES) own = own.slice(1);
  return own;
}

function feedersOf(match: BracketMatch, known: ReadonlyMap<string, BracketMatch>): BracketMatch[] {
  return match.slots.flatMap(({ source }) => {
    const feeder = source.type === 'winner' ? known.get(source.match.id) : undefined;
    return feeder ? [feeder] : [];
  });
}

function leavesOf(rounds: readonly BracketRound[]): number {
  const known = new Map(rounds.flatMap(({ matches }) => matches.map((each) => [each.id, each])));
  return [...known.values()].filter((match) => feedersOf(match, known).length === 0).length;
}

interface Grid {
  readonly half: Half;
  readonly pitch: number;
  readonly width: number;
}

/** Each half takes the whole way to the final, however few rounds it has. */
function gridOf(half: Half, rounds: readonly BracketRound[], width: number): Grid {
  return { half, pitch: ROOM.width / Math.max(1, rounds.length), width };
}

/** Matches without feeders stand evenly below each other, the others in the middle of theirs. */
function placeHalf(rounds: readonly BracketRound[], grid: Grid): TreeNode[] {
  const known = new Map(rounds.flatMap(({ matches }) => matches.map((each) => [each.id, each])));
  const columns = new Map(
    rounds.flatMap(({ matches }, column) => matches.map((each) => [each.id, column])),
  );
  const leaves = leavesOf(rounds);
  const spacing = Math.min(WIDEST_ROWS, ROOM.height / Math.max(1, leaves));
  const ys = new Map<string, number>();
  let leaf = 0;
  const place = (match: BracketMatch): number => {
    const done = ys.get(match.id);
    if (done !== undefined) return done;
    const feeders = feedersOf(match, known).map(place);
    const y =
      feeders.length > 0
        ? feeders.reduce((sum, each) => sum + each, 0) / feeders.length
        : ROOM.middle + (leaf++ - (leaves - 1) / 2) * spacing;
    ys.set(match.id, y);
    return y;
  };
  for (const { matches } of [...rounds].reverse()) matches.forEach(place);
  return [...known.values()].map((match) => ({
    match,
    half: grid.half,
    x: xOf(columns.get(match.id) ?? 0, grid),
    y: ys.get(match.id) ?? ROOM.middle,
  }));
}

function xOf(column: number, { half, pitch, width }: Grid): number {
  const fromEdge = ROOM.edge + column * pitch;
  return half === 'left' ? fromEdge : 1_920 - fromEdge - width;
}

function columnsOf(rounds: readonly BracketRound[], grid: Grid): TreeColumn[] {
  return rounds.map(({ name }, column) => ({ name, half: grid.half, x: xOf(column, grid) }));
}

function linesOf(nodes: readonly TreeNode[], final: BracketMatch): TreeLine[] {
  const byId = new Map(nodes.map((node) => [node.match.id, node]));
  const into = (match: BracketMatch, to: TreeNode | null) =>
    match.slots.flatMap(({ source, team }): TreeLine[] => {
      const from = source.type === 'winner' ? byId.get(source.match.id) : undefined;
      if (!from || (to && from.half !== to.half)) return [];
      return [{ from, to, team: from.match.winner === null ? null : (team?.name ?? null) }];
    });
  return [...nodes.flatMap((node) => into(node.match, node)), ...into(final, null)];
}
