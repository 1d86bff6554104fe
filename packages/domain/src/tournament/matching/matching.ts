/**
 * The cheapest way to pair everyone up: Edmonds' algorithm for a perfect matching of least weight in
 * any graph, by primal and dual steps.
 *
 * Every vertex has a price, every blossom a surcharge that is never negative; an edge's slack is its
 * weight less the prices of its ends and the surcharges of the blossoms that it leaves. Slacks are
 * never negative, and all matched edges and all edges of blossoms have none: when everyone is
 * matched, that proves that no pairing is cheaper. Each search starts at an unmatched vertex, moves
 * prices until a path of edges without slack leads to another, and matches along it.
 *
 * Weights are whole numbers. They are doubled, which keeps all prices whole and all steps exact.
 */
import { Blossoms, type Cycle, evenSide, type Link } from './blossoms';
import { EventHeap } from './event-heap';
import { Rebates } from './rebates';

export interface Graph {
  readonly vertices: number;
  /** Edge e joins `from[e]` and `to[e]` and weighs `weight[e]`. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly weight: readonly number[];
}

export interface Matching {
  readonly mate: Int32Array;
  /** What each vertex pays, doubled, with the surcharges of all blossoms around it. */
  readonly prices: Float64Array;
  /**
   * An edge that was left out of the graph cannot make the matching cheaper if twice its weight is
   * at least what its ends pay, less the rebate for blossoms that it does not leave.
   */
  readonly rebates: Rebates;
}

/** Null when not everyone can be paired. */
export function cheapestPerfectMatching(graph: Graph): Matching | null {
  if (graph.vertices % 2 === 1) return null;
  const search = new Search(graph);
  for (let vertex = 0; vertex < graph.vertices; vertex++) {
    if (search.isMatched(vertex)) continue;
    if (!search.matchFrom(vertex)) return null;
  }
  return { mate: search.mate, prices: search.prices, rebates: search.rebates };
}

const NONE = 0;
/** Nodes at an even distance from the root rise in price, those at an odd distance fall. */
const RISING = 1;
const FALLING = -1;

class Search {
  readonly prices: Float64Array;
  readonly #graph: Graph;
  readonly #blossoms: Blossoms;
  readonly #edgesOf: readonly (readonly number[])[];
  readonly #surcharge: Float64Array;
  readonly #role: Int8Array;
  /** When the node took its role: its price is settled up to then. */
  readonly #since: Float64Array;
  /** How a falling node was reached: a vertex of its parent in the tree, a vertex of its own. */
  readonly #reachedBy: Link[] = [];
  readonly #events = new EventHeap();
  #inTree: number[] = [];
  #now = 0;

  constructor(graph: Graph) {
    const { vertices, from, to } = graph;
    this.#graph = graph;
    this.#blossoms = new Blossoms(vertices);
    const edgesOf: number[][] = Array.from({ length: vertices }, () => []);
    from.forEach((vertex, edge) => {
      edgesOf[vertex]!.push(edge);
      edgesOf[to[edge]!]!.push(edge);
    });
    this.#edgesOf = edgesOf;
    this.prices = new Float64Array(vertices);
    this.#surcharge = new Float64Array(vertices * 2);
    this.#role = new Int8Array(vertices * 2);
    this.#since = new Float64Array(vertices * 2);
    this.#matchGreedily();
  }

  get mate(): Int32Array {
    return this.#blossoms.mate;
  }

  get rebates(): Rebates {
    return new Rebates(this.#blossoms, this.#surcharge);
  }

  isMatched(vertex: number): boolean {
    return this.mate[vertex] !== -1;
  }

  /** False when no path leads from here to another unmatched vertex. */
  matchFrom(root: number): boolean {
    this.#now = 0;
    this.#events.clear();
    this.#inTree = [];
    this.#rise(this.#blossoms.outer[root]!);
    for (let next = this.#events.pop(); next; next = this.#events.pop()) {
      this.#now = Math.max(this.#now, next.time);
      const found = next.event >= 0 ? this.#followEdge(next.event) : this.#openIfEmpty(~next.event);
      if (!found) continue;
      this.#settleTree();
      this.#matchAlong(found);
      return true;
    }
    return false;
  }

  /** Half of the cheapest edge is a fair first price; whoever can be matched at that price is. */
  #matchGreedily(): void {
    const { vertices, weight } = this.#graph;
    for (let vertex = 0; vertex < vertices; vertex++) {
      let cheapest = Number.POSITIVE_INFINITY;
      for (const edge of this.#edgesOf[vertex]!) cheapest = Math.min(cheapest, weight[edge]!);
      this.prices[vertex] = cheapest;
    }
    for (let vertex = 0; vertex < vertices; vertex++) {
      if (this.isMatched(vertex)) continue;
      let slack = Number.POSITIVE_INFINITY;
      for (const edge of this.#edgesOf[vertex]!) slack = Math.min(slack, this.#slack(edge));
      this.prices[vertex]! += slack;
      for (const edge of this.#edgesOf[vertex]!) {
        const other = this.#otherEnd(edge, vertex);
        if (this.#slack(edge) > 0 || this.isMatched(other)) continue;
        this.#blossoms.match(vertex, other);
        break;
      }
    }
  }

  /** What happens when an edge has no slack left; a link to an unmatched vertex ends the search. */
  #followEdge(edge: number): Link | null {
    const { outer, base } = this.#blossoms;
    let a = this.#graph.from[edge]!;
    let b = this.#graph.to[edge]!;
    if (this.#role[outer[a]!] !== RISING) [a, b] = [b, a];
    const [near, far] = [outer[a]!, outer[b]!];
    // Roles have changed since this was foreseen; what is true now has an event of its own.
    if (near === far || this.#role[near] !== RISING || this.#slack(edge) > 0) return null;
    if (this.#role[far] === FALLING) return null;
    if (this.#role[far] === RISING) {
      this.#shrink([a, b]);
      return null;
    }
    const beyond = this.mate[base[far]!]!;
    if (beyond === -1) return [a, b];
    this.#fall(far, [a, b]);
    this.#rise(outer[beyond]!);
    return null;
  }

  #rise(node: number): void {
    this.#takeRole(node, RISING);
    for (const vertex of this.#blossoms.members(node)) this.#foresee(vertex);
  }

  #fall(node: number, link: Link): void {
    this.#takeRole(node, FALLING);
    this.#reachedBy[node] = link;
    if (this.#blossoms.isBlossom(node))
      this.#events.push(this.#now + this.#surcharge[node]!, ~node);
  }

  #takeRole(node: number, role: number): void {
    this.#role[node] = role;
    this.#since[node] = this.#now;
    this.#inTree.push(node);
  }

  /** When edges of a vertex in a rising node will have no slack: sooner if the other end rises too. */
  #foresee(vertex: number): void {
    const { outer } = this.#blossoms;
    for (const edge of this.#edgesOf[vertex]!) {
      const far = outer[this.#otherEnd(edge, vertex)]!;
      if (far === outer[vertex] || this.#role[far] === FALLING) continue;
      const slack = this.#slack(edge);
      this.#events.push(this.#now + (this.#role[far] === RISING ? slack / 2 : slack), edge);
    }
  }

  /** Two rising nodes have met: with their ways up the tree they form an odd cycle. */
  #shrink(link: Link): void {
    const cycle = this.#cycleThrough(link);
    const fallen = cycle.children.filter((child) => this.#role[child] === FALLING);
    const waking = fallen.flatMap((child) => this.#blossoms.members(child));
    for (const child of cycle.children) this.#settle(child);
    const blossom = this.#blossoms.shrink(cycle);
    this.#surcharge[blossom] = 0;
    this.#takeRole(blossom, RISING);
    for (const vertex of waking) this.#foresee(vertex);
  }

  #cycleThrough([a, b]: Link): Cycle {
    const { outer } = this.#blossoms;
    const left = this.#wayUp(outer[a]!);
    const right = this.#wayUp(outer[b]!);
    while (left.length > 0 && left.at(-1)?.node === right.at(-1)?.node) {
      left.pop();
      right.pop();
    }
    const top = left.at(-1)?.above ?? right.at(-1)?.above ?? outer[a]!;
    return {
      children: [top, ...left.map(({ node }) => node).reverse(), ...right.map(({ node }) => node)],
      links: [
        ...left.map(({ link: [own, above] }): Link => [above, own]).reverse(),
        [a, b],
        ...right.map(({ link }) => link),
      ],
    };
  }

  /** Every node from here to below the root, with its link to the one above. */
  #wayUp(from: number): { node: number; above: number; link: Link }[] {
    const { outer, base } = this.#blossoms;
    const way: { node: number; above: number; link: Link }[] = [];
    for (let node = from; ; ) {
      const own = base[node]!;
      const partner = this.mate[own]!;
      if (partner === -1) return way;
      const between = outer[partner]!;
      const [above, entry] = this.#reachedBy[between]!;
      way.push({ node, above: between, link: [own, partner] });
      way.push({ node: between, above: outer[above]!, link: [entry, above] });
      node = outer[above]!;
    }
  }

  /** A falling blossom without a surcharge holds nothing together any more. */
  #openIfEmpty(blossom: number): null {
    if (!this.#blossoms.isOuter(blossom) || this.#role[blossom] !== FALLING) return null;
    if (this.#surcharge[blossom]! > this.#now - this.#since[blossom]!) return null;
    const link = this.#reachedBy[blossom]!;
    this.#settle(blossom);
    const entry = this.#blossoms.childWith(blossom, link[1]);
    const cycle = this.#blossoms.open(blossom);
    this.#keepInTree(cycle, entry, link);
    for (const child of cycle.children) {
      if (this.#role[child] !== NONE) continue;
      for (const vertex of this.#blossoms.members(child)) this.#foreseeFromOutside(vertex);
    }
    return null;
  }

  /** The even side of the opened cycle stays in the tree, from where it was entered to its base. */
  #keepInTree(cycle: Cycle, entry: number, link: Link): void {
    const steps = evenSide(cycle, entry);
    this.#fall(cycle.children[entry]!, link);
    steps.forEach(({ to, link: inner }, step) => {
      if (step % 2 === 1) this.#fall(to, inner);
    });
    steps.forEach(({ to }, step) => {
      if (step % 2 === 0) this.#rise(to);
    });
  }

  #foreseeFromOutside(vertex: number): void {
    const { outer } = this.#blossoms;
    for (const edge of this.#edgesOf[vertex]!) {
      if (this.#role[outer[this.#otherEnd(edge, vertex)]!] === RISING)
        this.#events.push(this.#now + this.#slack(edge), edge);
    }
  }

  #matchAlong(found: Link): void {
    const { outer, base } = this.#blossoms;
    for (let [near, far] = found; ; ) {
      const partner = this.mate[base[outer[near]!]!]!;
      this.#blossoms.match(near, far);
      if (partner === -1) return;
      const [above, entry] = this.#reachedBy[outer[partner]!]!;
      near = above;
      far = entry;
    }
  }

  #settleTree(): void {
    for (const node of this.#inTree) if (this.#blossoms.isOuter(node)) this.#settle(node);
  }

  /** Writes down what a node gained or lost by its role, and ends the role. */
  #settle(node: number): void {
    const gain = this.#role[node]! * (this.#now - this.#since[node]!);
    this.#role[node] = NONE;
    if (gain === 0) return;
    if (this.#blossoms.isBlossom(node)) this.#surcharge[node]! += gain;
    for (const vertex of this.#blossoms.members(node)) this.prices[vertex]! += gain;
  }

  /** Of an edge between different outermost nodes, now. */
  #slack(edge: number): number {
    const { from, to, weight } = this.#graph;
    return 2 * weight[edge]! - this.#priceNow(from[edge]!) - this.#priceNow(to[edge]!);
  }

  #priceNow(vertex: number): number {
    const node = this.#blossoms.outer[vertex]!;
    const role = this.#role[node]!;
    if (role === NONE) return this.prices[vertex]!;
    return this.prices[vertex]! + role * (this.#now - this.#since[node]!);
  }

  #otherEnd(edge: number, vertex: number): number {
    const { from, to } = this.#graph;
    return from[edge] === vertex ? to[edge]! : from[edge]!;
  }
}
