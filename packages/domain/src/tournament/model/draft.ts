import {
  isNobody,
  nobody,
  type Origin,
  type Plan,
  type PlanNode,
  type PlanRound,
  type Target,
} from './plan';
import { type BracketPart, type Position, positionKey, type SlotSource } from './vocabulary';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type DraftNode = Mutable<Omit<PlanNode, 'sources'>>;
type DraftRound = Omit<PlanRound, 'of' | 'nodes'> & { wave: number; readonly nodes: number[] };

/**
 * A plan in the making. Matches are added round by round. Where one side is nobody there is no match
 * and the other side goes straight on, so that byes of any shape need no further care.
 */
export class Draft {
  readonly #nodes: DraftNode[] = [];
  readonly #rounds = new Map<number, DraftRound>();
  readonly #roundOf: DraftRound[] = [];

  /** `earliest` is the wave before which it is not played, though its teams might be free. */
  match(position: Position, a: Origin, b: Origin, earliest = 1): { winner: Origin; loser: Origin } {
    if (isNobody(a)) return { winner: b, loser: nobody };
    if (isNobody(b)) return { winner: a, loser: nobody };
    const node = this.#nodes.length;
    this.#nodes.push({
      position,
      origins: [a, b],
      winnerTo: null,
      loserTo: null,
      winnerTier: null,
      loserTier: null,
      endsUnlessB: false,
    });
    const round = this.#roundAt(position);
    round.nodes.push(node);
    round.wave = Math.max(round.wave, earliest, 1 + this.#waveOf(a), 1 + this.#waveOf(b));
    this.#roundOf.push(round);
    this.#lead(a, { node, side: 0 });
    this.#lead(b, { node, side: 1 });
    return { winner: { type: 'winner', node }, loser: { type: 'loser', node } };
  }

  /** The stage ends here for whoever comes from this origin. */
  end(origin: Origin, tier: number): void {
    if (origin.type === 'entrant') return;
    const node = this.#nodes[origin.node]!;
    if (origin.type === 'winner') node.winnerTier = tier;
    else node.loserTier = tier;
  }

  /** The match of this origin is played again when B wins it. */
  endsUnlessB(origin: Origin): void {
    if (origin.type !== 'entrant') this.#nodes[origin.node]!.endsUnlessB = true;
  }

  /** Rounds that turned out to have no match are left out and the others numbered from 1. */
  plan(groups: readonly (readonly number[])[]): Plan {
    const drafted = [...this.#rounds.values()].sort(inOrderOfPlay);
    const order = drafted.flatMap(({ nodes }) => nodes);
    const moved = new Int32Array(order.length);
    order.forEach((node, place) => {
      moved[node] = place;
    });
    const counts = countByPart(drafted);
    const positions: Position[] = [];
    const rounds = drafted.map((round): PlanRound => {
      const { used, of } = counts.get(partKey(round))!;
      const number = 1 + used.indexOf(round.round);
      for (const node of round.nodes) {
        const { part, group, index } = this.#nodes[node]!.position;
        positions.push({ part, group, round: number, index });
      }
      return { ...round, round: number, of, nodes: round.nodes.map((node) => moved[node]!) };
    });
    const nodes = order.map((node, place) =>
      finished(this.#nodes[node]!, { place, moved, positions }),
    );
    const byPosition = new Map<number, number>();
    for (const [node, position] of positions.entries()) byPosition.set(positionKey(position), node);
    return { nodes, rounds, groups, byPosition };
  }

  #roundAt({ part, group, round }: Position): DraftRound {
    const last = this.#roundOf.at(-1);
    if (last?.part === part && last.group === group && last.round === round) return last;
    const key = positionKey({ part, group, round, index: 0 });
    const known = this.#rounds.get(key);
    if (known) return known;
    const added = { part, group, round, wave: 1, nodes: [] };
    this.#rounds.set(key, added);
    return added;
  }

  #waveOf(origin: Origin): number {
    return origin.type === 'entrant' ? 0 : this.#roundOf[origin.node]!.wave;
  }

  #lead(origin: Origin, target: Target): void {
    if (origin.type === 'entrant') return;
    const node = this.#nodes[origin.node]!;
    if (origin.type === 'winner') node.winnerTo = target;
    else node.loserTo = target;
  }
}

/** Parts that can be played at the same time, in this order. */
const PART_ORDER: Readonly<Record<BracketPart, number>> = {
  group: 0,
  swiss: 1,
  third_place: 2,
  upper: 3,
  lower: 4,
  grand_final: 5,
};

function inOrderOfPlay(a: DraftRound, b: DraftRound): number {
  return (
    a.wave - b.wave ||
    PART_ORDER[a.part] - PART_ORDER[b.part] ||
    (a.group ?? 0) - (b.group ?? 0) ||
    a.round - b.round
  );
}

/** Rounds of each part of each group that have matches, in order. */
function countByPart(rounds: readonly DraftRound[]): Map<number, { used: number[]; of: number }> {
  const counts = new Map<number, { used: number[]; of: number }>();
  for (const round of rounds) {
    const known = counts.get(partKey(round)) ?? { used: [], of: 0 };
    known.used.push(round.round);
    known.of += 1;
    counts.set(partKey(round), known);
  }
  for (const { used } of counts.values()) used.sort((a, b) => a - b);
  return counts;
}

function partKey({ part, group }: Pick<Position, 'part' | 'group'>): number {
  return positionKey({ part, group, round: 0, index: 0 });
}

function finished(
  node: DraftNode,
  { place, moved, positions }: { place: number; moved: Int32Array; positions: readonly Position[] },
): PlanNode {
  const a = originAt(node.origins[0], moved);
  const b = originAt(node.origins[1], moved);
  return {
    position: positions[place]!,
    origins: [a, b],
    sources: [sourceOf(a, positions), sourceOf(b, positions)],
    winnerTo: node.winnerTo && targetAt(node.winnerTo, moved),
    loserTo: node.loserTo && targetAt(node.loserTo, moved),
    winnerTier: node.winnerTier,
    loserTier: node.loserTier,
    endsUnlessB: node.endsUnlessB,
  };
}

function originAt(origin: Origin, moved: Int32Array): Origin {
  if (origin.type === 'entrant') return origin;
  return { type: origin.type, node: moved[origin.node]! };
}

function targetAt({ node, side }: Target, moved: Int32Array): Target {
  return { node: moved[node]!, side };
}

function sourceOf(origin: Origin, positions: readonly Position[]): SlotSource {
  if (origin.type === 'entrant') return { type: 'seed', seed: origin.entrant + 1 };
  return { type: origin.type, match: positions[origin.node]! };
}
