/** The lines of a bracket as wires of the board. */
import type { BracketNode } from '@mes/ui/bracket/layout';
import { isPlayedBy } from '@mes/ui/bracket/shape';
import type { BracketView } from '../../../tournament/bracket-view';
import { elbow, type Point } from '../parts/points';
import type { Wire } from '../parts/wire';

interface Place {
  readonly origin: { readonly x: number; readonly y: number };
  /** Whose way is lit. */
  readonly hot: string | null;
}

const RAIL = 120;
/** How far behind a match its wire turns. */
const BEND = 22;

/** Lit ones are last, so that they lie over the others. */
export function bracketWires(view: BracketView, { origin, hot }: Place): Wire[] {
  const { layout, metrics, scale } = view;
  const nodes = new Map(layout.nodes.map((node) => [node.match.id, node]));
  const at = (x: number, y: number): Point => [
    Math.round(origin.x + x * scale),
    Math.round(origin.y + (y + metrics.nodeHeight / 2) * scale),
  ];
  const wires = layout.lines.flatMap(({ from, to, team }): Wire[] => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    if (!start || !end) return [];
    const [out, into] = [at(start.x + metrics.nodeWidth, start.y), at(end.x, end.y)];
    const isHot = team !== null && team === hot;
    return [
      {
        // Over a column that is passed by, a wire turns before the match that it leads to.
        points: elbow(out, into, bendOf(out, into)),
        tone: isHot ? 'a' : team === null ? 'trace-dim' : 'trace',
        width: isHot ? 5 : 3,
        delay: Math.round((isHot ? 700 : 420) + (out[0] - RAIL) * 0.5),
        isPulsed: isHot,
      },
    ];
  });
  const first = firstOf(layout.nodes, hot);
  const feed: Wire[] = first
    ? [
        {
          points: [[RAIL, at(0, first.y)[1]], at(first.x, first.y)],
          tone: 'a',
          width: 5,
          isPulsed: true,
        },
      ]
    : [];
  return [
    ...wires.filter(({ width }) => width !== 5),
    ...feed,
    ...wires.filter(({ width }) => width === 5),
  ];
}

function bendOf(out: Point, into: Point): number {
  return into[0] - BEND > out[0] + BEND ? into[0] - BEND : (out[0] + into[0]) / 2;
}

/** Where the way of a team begins, if the rail can feed it: in the first column. */
function firstOf(nodes: readonly BracketNode[], team: string | null): BracketNode | null {
  if (team === null) return null;
  const left = Math.min(...nodes.map(({ x }) => x));
  return nodes.find(({ x, match }) => x === left && isPlayedBy(match, team)) ?? null;
}
