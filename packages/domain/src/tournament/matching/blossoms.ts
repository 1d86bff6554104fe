/**
 * Blossoms: odd cycles that a matching search has drawn together into one node, nested in each
 * other. Ids below `vertices` are vertices, the others blossoms. All but one child of a blossom are
 * matched to each other along its cycle; the remaining one, always the first, holds the base, the
 * one vertex that is matched to the outside.
 */
export type Link = readonly [number, number];

export interface Cycle {
  /** From the child with the base, around the cycle. */
  readonly children: readonly number[];
  /** A link from each child to the next, as vertices of the two. */
  readonly links: readonly Link[];
}

export class Blossoms {
  readonly mate: Int32Array;
  /** The outermost node around each vertex. */
  readonly outer: Int32Array;
  readonly base: Int32Array;
  readonly #vertices: number;
  readonly #parent: Int32Array;
  readonly #cycles: (Cycle | undefined)[] = [];
  readonly #members: (readonly number[])[] = [];
  readonly #free: number[] = [];

  constructor(vertices: number) {
    this.#vertices = vertices;
    const nodes = vertices * 2;
    this.mate = new Int32Array(vertices).fill(-1);
    this.outer = Int32Array.from({ length: vertices }, (_, vertex) => vertex);
    this.base = Int32Array.from({ length: nodes }, (_, node) => node);
    this.#parent = new Int32Array(nodes).fill(-1);
    for (let vertex = 0; vertex < vertices; vertex++) this.#members[vertex] = [vertex];
    for (let node = nodes - 1; node >= vertices; node--) this.#free.push(node);
  }

  isBlossom(node: number): boolean {
    return node >= this.#vertices;
  }

  /** It exists and nothing is around it. */
  isOuter(node: number): boolean {
    if (this.#parent[node] !== -1) return false;
    return !this.isBlossom(node) || this.#cycles[node] !== undefined;
  }

  /** The blossom directly around a node, or -1. */
  around(node: number): number {
    return this.#parent[node]!;
  }

  children(blossom: number): readonly number[] {
    return this.#cycles[blossom]!.children;
  }

  members(node: number): readonly number[] {
    return this.#members[node]!;
  }

  /** Draws a cycle of outermost nodes together. */
  shrink(cycle: Cycle): number {
    const blossom = this.#free.pop()!;
    this.#cycles[blossom] = cycle;
    this.#members[blossom] = cycle.children.flatMap((child) => this.members(child));
    this.base[blossom] = this.base[cycle.children[0]!]!;
    for (const child of cycle.children) this.#parent[child] = blossom;
    for (const vertex of this.members(blossom)) this.outer[vertex] = blossom;
    return blossom;
  }

  /** Opens an outermost blossom; its children are outermost then. */
  open(blossom: number): Cycle {
    const cycle = this.#cycles[blossom]!;
    for (const child of cycle.children) {
      this.#parent[child] = -1;
      for (const vertex of this.members(child)) this.outer[vertex] = child;
    }
    this.#cycles[blossom] = undefined;
    this.#free.push(blossom);
    return cycle;
  }

  /** The child of a blossom that holds a vertex, as its index in the cycle. */
  childWith(blossom: number, vertex: number): number {
    let node = vertex;
    while (this.#parent[node] !== blossom) node = this.#parent[node]!;
    return this.#cycles[blossom]!.children.indexOf(node);
  }

  /**
   * Makes a vertex the base of a node, so that it can be matched to the outside: along the even
   * side of the cycle from it to the old base, the children change their partners.
   */
  rebase(node: number, vertex: number): void {
    this.base[node] = vertex;
    if (!this.isBlossom(node)) return;
    const { children, links } = this.#cycles[node]!;
    const entry = this.childWith(node, vertex);
    evenSide({ children, links }, entry).forEach(({ from, to, link: [a, b] }, step) => {
      if (step % 2 === 0) return;
      this.rebase(from, a);
      this.rebase(to, b);
      this.mate[a] = b;
      this.mate[b] = a;
    });
    this.rebase(children[entry]!, vertex);
    this.#cycles[node] = {
      children: [...children.slice(entry), ...children.slice(0, entry)],
      links: [...links.slice(entry), ...links.slice(0, entry)],
    };
  }

  /** Matches two vertices of different outermost nodes. */
  match(a: number, b: number): void {
    this.rebase(this.outer[a]!, a);
    this.rebase(this.outer[b]!, b);
    this.mate[a] = b;
    this.mate[b] = a;
  }
}

/** From one child of a cycle to its neighbour; the link goes the same way. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly link: Link;
}

/** The steps from a child to the first one, on the side where their number is even. */
export function evenSide({ children, links }: Cycle, entry: number): Step[] {
  const steps: Step[] = [];
  if (entry % 2 === 0) {
    for (let at = entry; at > 0; at--) {
      const [a, b] = links[at - 1]!;
      steps.push({ from: children[at]!, to: children[at - 1]!, link: [b, a] });
    }
    return steps;
  }
  for (let at = entry; at < children.length; at++) {
    const to = children[(at + 1) % children.length]!;
    steps.push({ from: children[at]!, to, link: links[at]! });
  }
  return steps;
}
