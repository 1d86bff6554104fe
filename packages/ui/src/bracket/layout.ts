/**
 * Where the matches of a bracket stand and how they are joined: pure geometry, the same for the
 * site and the stream. A match stands in the middle of those that feed it, so any shape works:
 * byes, late starts, groups, Swiss rounds, and brackets of which only the end is shown.
 */
import { columnsOf } from './columns';
import { type BracketMatch, type BracketRound, isBye } from './shape';

export interface BracketMetrics {
  readonly nodeWidth: number;
  readonly nodeHeight: number;
  /** Room above each node for its number and time; 0 for none. */
  readonly metaHeight: number;
  readonly columnGap: number;
  readonly rowGap: number;
  /** Room above the first nodes of a part for the names of its rounds; 0 for none. */
  readonly headHeight: number;
  readonly partGap: number;
  /** How large names are written, where it is known: those that surely fit are not measured then. */
  readonly nameSize?: number;
}

export interface BracketNode {
  readonly match: BracketMatch;
  readonly round: BracketRound;
  readonly x: number;
  readonly y: number;
}

export interface BracketLine {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  /** Who went along it; null while that is open. */
  readonly team: string | null;
}

export interface BracketHead {
  readonly round: BracketRound;
  readonly x: number;
  /** Where the part begins, and where the round's own first node does. */
  readonly top: number;
  readonly nodeTop: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly BracketNode[];
  readonly lines: readonly BracketLine[];
  readonly heads: readonly BracketHead[];
}

export function layoutBracket(
  rounds: readonly BracketRound[],
  metrics: BracketMetrics,
): BracketLayout {
  const shown = rounds.map(withoutByes).filter(({ matches }) => matches.length > 0);
  const columns = columnsOf(shown);
  const xOf = (round: BracketRound) =>
    (columns.get(round) ?? 0) * (metrics.nodeWidth + metrics.columnGap);

  const nodes = new Map<string, BracketNode>();
  const tops = new Map<BracketRound['part'], number>();
  let bottom = 0;
  for (const part of ['upper', 'group', 'swiss', 'lower'] as const) {
    const own = shown.filter((round) => round.part === part);
    if (own.length === 0) continue;
    const top = bottom === 0 ? 0 : bottom + metrics.partGap;
    tops.set(part, top);
    const placed = placePart(own, columns, metrics, top + metrics.headHeight);
    for (const [id, { match, round, y }] of placed)
      nodes.set(id, { match, round, x: xOf(round), y });
    bottom = lowest([...nodes.values()], metrics);
  }
  placeGrandFinals(shown, nodes, xOf);
  placeThirdPlace(shown, nodes, { xOf, metrics });

  const all = [...nodes.values()];
  return {
    width: Math.max(0, ...all.map(({ x }) => x + metrics.nodeWidth)),
    height: lowest(all, metrics),
    nodes: all,
    lines: all.flatMap((node) => linesInto(node, nodes, metrics)),
    heads: shown.map((round) => headOf(round, { all, top: tops.get(round.part), metrics, xOf })),
  };
}

interface Placed {
  readonly match: BracketMatch;
  readonly round: BracketRound;
  y: number;
}

/** One part: trees from their last match back to those that nobody feeds, stacked where there is room. */
function placePart(
  rounds: readonly BracketRound[],
  columns: ReadonlyMap<BracketRound, number>,
  metrics: BracketMetrics,
  top: number,
): ReadonlyMap<string, Placed> {
  const pitch = metrics.metaHeight + metrics.nodeHeight + metrics.rowGap;
  const placed = new Map<string, Placed>();
  for (const round of rounds)
    for (const match of round.matches) placed.set(match.id, { match, round, y: 0 });
  const fed = new Set([...placed.values()].flatMap(({ match }) => feedersOf(match, placed)));
  const free = new Map<number, number>();

  for (const root of placed.values()) {
    if (fed.has(root)) continue;
    const tree = placeTree(root, placed, pitch);
    const spans = new Set(tree.map(({ round }) => columns.get(round) ?? 0));
    const start = Math.max(top + metrics.metaHeight, ...[...spans].map((at) => free.get(at) ?? 0));
    for (const node of tree) node.y += start;
    const end = Math.max(...tree.map(({ y }) => y)) + pitch;
    for (const column of spans) free.set(column, end);
  }
  return placed;
}

/** Gives a tree its places relative to its first leaf. */
function placeTree(
  root: Placed,
  placed: ReadonlyMap<string, Placed>,
  pitch: number,
): readonly Placed[] {
  const tree: Placed[] = [];
  let leaves = 0;
  const visit = (node: Placed): void => {
    tree.push(node);
    const feeders = feedersOf(node.match, placed);
    feeders.forEach(visit);
    node.y =
      feeders.length === 0
        ? leaves++ * pitch
        : feeders.reduce((sum, { y }) => sum + y, 0) / feeders.length;
  };
  visit(root);
  return tree;
}

/** The matches whose winners come here, the one of team A first. */
function feedersOf<T>({ slots }: BracketMatch, placed: ReadonlyMap<string, T>): T[] {
  return slots
    .map(({ source }) => (source.type === 'winner' ? placed.get(source.match.id) : undefined))
    .filter((feeder) => feeder !== undefined);
}

/** Between the two that meet there; a deciding second final stands beside the first. */
function placeGrandFinals(
  rounds: readonly BracketRound[],
  nodes: Map<string, BracketNode>,
  xOf: (round: BracketRound) => number,
): void {
  for (const round of rounds.filter(({ part }) => part === 'grand_final')) {
    for (const match of round.matches) {
      const feeders = feedersOf(match, nodes);
      const middle = feeders.length > 0 ? mean(feeders.map(({ y }) => y)) : (lastY(nodes) ?? 0);
      nodes.set(match.id, { match, round, x: xOf(round), y: middle });
    }
  }
}

function placeThirdPlace(
  rounds: readonly BracketRound[],
  nodes: Map<string, BracketNode>,
  { xOf, metrics }: { xOf: (round: BracketRound) => number; metrics: BracketMetrics },
): void {
  for (const round of rounds.filter(({ part }) => part === 'third_place')) {
    for (const match of round.matches) {
      const x = xOf(round);
      const above = [...nodes.values()].filter((node) => node.x === x);
      const y =
        above.length === 0
          ? metrics.headHeight + metrics.metaHeight
          : Math.max(...above.map((node) => node.y + metrics.nodeHeight)) +
            metrics.rowGap +
            metrics.headHeight +
            metrics.metaHeight;
      nodes.set(match.id, { match, round, x, y });
    }
  }
}

/** Elbows from the middle of a match to the row of the team that comes from it. */
function linesInto(
  node: BracketNode,
  nodes: ReadonlyMap<string, BracketNode>,
  { nodeWidth, nodeHeight }: BracketMetrics,
): BracketLine[] {
  return node.match.slots.flatMap(({ source, team }, slot) => {
    const from = source.type === 'winner' ? nodes.get(source.match.id) : undefined;
    if (!from || from.x >= node.x) return [];
    const start = { x: from.x + nodeWidth, y: from.y + nodeHeight / 2 };
    const end = { x: node.x, y: node.y + (nodeHeight * (2 * slot + 1)) / 4 };
    const turn = (start.x + end.x) / 2;
    return [
      {
        from: from.match.id,
        to: node.match.id,
        path: `M${start.x} ${start.y}H${turn}V${end.y}H${end.x}`,
        team: from.match.winner === null ? null : (team?.name ?? null),
      },
    ];
  });
}

function headOf(
  round: BracketRound,
  at: {
    all: readonly BracketNode[];
    top: number | undefined;
    metrics: BracketMetrics;
    xOf: (round: BracketRound) => number;
  },
): BracketHead {
  const { all, top, metrics, xOf } = at;
  const own = all.filter((node) => node.round === round).map(({ y }) => y);
  const nodeTop = Math.min(...own) - metrics.metaHeight;
  return { round, x: xOf(round), top: top ?? nodeTop - metrics.headHeight, nodeTop };
}

function withoutByes(round: BracketRound): BracketRound {
  const matches = round.matches.filter((match) => !isBye(match));
  return matches.length === round.matches.length ? round : { ...round, matches };
}

function lowest(nodes: readonly BracketNode[], { nodeHeight }: BracketMetrics): number {
  return Math.max(0, ...nodes.map(({ y }) => y + nodeHeight));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function lastY(nodes: ReadonlyMap<string, BracketNode>): number | undefined {
  return [...nodes.values()].at(-1)?.y;
}
