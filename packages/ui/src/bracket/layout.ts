/**
 * The positions of the matches of a bracket and the lines between them: pure geometry for site and
 * stream. A match is placed in the middle of its feeders, so any shape works: byes, late starts,
 * groups, Swiss rounds, and brackets of which only the end is shown.
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
  readonly headerHeight: number;
  readonly partGap: number;
  /** The font size of names, if known: then names that certainly fit are not measured. */
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
  /** The team that advanced along it; null while undecided. */
  readonly team: string | null;
}

export interface BracketHeader {
  readonly round: BracketRound;
  readonly x: number;
  /** The top of the part, and the top of the first node of the round. */
  readonly top: number;
  readonly nodeTop: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly BracketNode[];
  readonly lines: readonly BracketLine[];
  readonly headers: readonly BracketHeader[];
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
    const placed = placePart(own, columns, metrics, top + metrics.headerHeight);
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
    headers: shown.map((round) =>
      headerOf(round, { all, top: tops.get(round.part), metrics, xOf }),
    ),
  };
}

interface PlacedMatch {
  readonly match: BracketMatch;
  readonly round: BracketRound;
  y: number;
}

/** Places one part: trees from their last match back to those without feeders, stacked. */
function placePart(
  rounds: readonly BracketRound[],
  columns: ReadonlyMap<BracketRound, number>,
  metrics: BracketMetrics,
  top: number,
): ReadonlyMap<string, PlacedMatch> {
  const pitch = metrics.metaHeight + metrics.nodeHeight + metrics.rowGap;
  const placed = new Map<string, PlacedMatch>();
  for (const round of rounds)
    for (const match of round.matches) placed.set(match.id, { match, round, y: 0 });
  const feeders = new Set([...placed.values()].flatMap(({ match }) => feedersOf(match, placed)));
  const nextFreeY = new Map<number, number>();

  for (const root of placed.values()) {
    if (feeders.has(root)) continue;
    const tree = placeTree(root, placed, pitch);
    const treeColumns = new Set(tree.map(({ round }) => columns.get(round) ?? 0));
    const start = Math.max(
      top + metrics.metaHeight,
      ...[...treeColumns].map((column) => nextFreeY.get(column) ?? 0),
    );
    for (const node of tree) node.y += start;
    const end = Math.max(...tree.map(({ y }) => y)) + pitch;
    for (const column of treeColumns) nextFreeY.set(column, end);
  }
  return placed;
}

/** Places a tree relative to its first leaf. */
function placeTree(
  root: PlacedMatch,
  placed: ReadonlyMap<string, PlacedMatch>,
  pitch: number,
): readonly PlacedMatch[] {
  const tree: PlacedMatch[] = [];
  let leaves = 0;
  const visit = (node: PlacedMatch): void => {
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

/** The matches whose winners advance to this one, that of team A first. */
function feedersOf<T>({ slots }: BracketMatch, placed: ReadonlyMap<string, T>): T[] {
  return slots
    .map(({ source }) => (source.type === 'winner' ? placed.get(source.match.id) : undefined))
    .filter((feeder) => feeder !== undefined);
}

/** Between the two feeders; a deciding second final is beside the first. */
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
          ? metrics.headerHeight + metrics.metaHeight
          : Math.max(...above.map((node) => node.y + metrics.nodeHeight)) +
            metrics.rowGap +
            metrics.headerHeight +
            metrics.metaHeight;
      nodes.set(match.id, { match, round, x, y });
    }
  }
}

/** Lines from the middle of a match to the row of its winner. */
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

function headerOf(
  round: BracketRound,
  context: {
    all: readonly BracketNode[];
    top: number | undefined;
    metrics: BracketMetrics;
    xOf: (round: BracketRound) => number;
  },
): BracketHeader {
  const { all, top, metrics, xOf } = context;
  const roundYs = all.filter((node) => node.round === round).map(({ y }) => y);
  const nodeTop = Math.min(...roundYs) - metrics.metaHeight;
  return { round, x: xOf(round), top: top ?? nodeTop - metrics.headerHeight, nodeTop };
}

function withoutByes(round: BracketRound): BracketRound {
  const matches = round.matches.filter((match) => !isBye(match));
  return matches.length === round.matches.length ? round : { ...round, matches };
}

function lowest(nodes: readonly BracketNode[], { nodeHeight }: BracketMetrics): number {
  return Math.max(0, ...nodes.map(({ y }) => y + nodeHeight));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function lastY(nodes: ReadonlyMap<string, BracketNode>): number | undefined {
  return [...nodes.values()].at(-1)?.y;
}
