/**
 * Decides which modules share a file. Left alone, the bundler makes a file of every set of modules that the same
 * pages use: forty for one page, most of them a few hundred bytes, and a phone fetches six at a time. Here sets are
 * joined as long as the requests that are saved are worth more than the code that a page loads without using it.
 */
export interface SourceModule {
  readonly id: string;
  /** Of the source, in bytes. */
  readonly size: number;
  readonly imports: readonly string[];
  /** Loaded on demand: pages, and parts of pages. */
  readonly lazyImports: readonly string[];
}

export interface ChunkPlanOptions {
  /** The module that every visitor loads first. */
  readonly main: string;
  /** How many bytes of source a request is worth. */
  readonly requestBytes: number;
  /** How much a module that is loaded on demand counts: often it is what is loaded first. */
  readonly weightOf: (entry: string) => number;
}

/** Modules by their number, or entries by theirs. */
type Bits = bigint;

interface Group {
  /** The entries that load it. */
  entries: Bits;
  size: number;
  modules: Bits;
  imports: Set<Group>;
  /** Whether it can be joined with others. What the main module or one entry alone needs stays in its file. */
  readonly isShared: boolean;
}

/** The number of the group of each module that has one. All others stay where the bundler puts them. */
export function planChunks(
  modules: readonly SourceModule[],
  { main, requestBytes, weightOf }: ChunkPlanOptions,
): Map<string, number> {
  const graph = readGraph(modules, main);
  const weights = graph.entries.map((entry) => weightOf(modules[entry]!.id));
  const weigh = (entries: Bits) =>
    numbersIn(entries).reduce((sum, entry) => sum + weights[entry]!, 0);
  const groups = groupByEntries(modules, graph);
  joinGroups(groups, { requestBytes, weigh });
  const plan = new Map<string, number>();
  [...groups].forEach((group, index) => {
    if (!group.isShared) return;
    for (const number of numbersIn(group.modules)) plan.set(modules[number]!.id, index);
  });
  return plan;
}

interface Graph {
  /** Numbers of modules; the first is the main one. */
  readonly entries: readonly number[];
  /** What each module imports directly. */
  readonly imports: readonly Bits[];
  /** What each entry imports, directly or not, itself included. */
  readonly reached: readonly Bits[];
  /** Of it, what is not there yet when the entry is loaded. */
  readonly loaded: readonly Bits[];
}

function readGraph(modules: readonly SourceModule[], main: string): Graph {
  const numbers = new Map(modules.map(({ id }, number) => [id, number]));
  const bitsOf = (ids: readonly string[]) =>
    ids.reduce((bits, id) => (numbers.has(id) ? bits | bit(numbers.get(id)!) : bits), 0n);
  const imports = modules.map((module) => bitsOf(module.imports));
  const lazyImports = modules.map((module) => bitsOf(module.lazyImports));
  const onDemand = lazyImports.reduce((all, bits) => all | bits, 0n);
  const first = numbers.get(main)!;
  const entries = [first, ...numbersIn(onDemand & ~bit(first))];
  const reached = entries.map((entry) => reachedFrom(entry, imports));
  const present = presentBefore({ entries, reached, lazyImports, count: modules.length });
  return {
    entries,
    imports,
    reached,
    loaded: reached.map((bits, entry) => bits & ~present[entry]!),
  };
}

function reachedFrom(entry: number, imports: readonly Bits[]): Bits {
  let reached = bit(entry);
  const pending = [entry];
  while (pending.length > 0) {
    const found = imports[pending.pop()!]! & ~reached;
    reached |= found;
    pending.push(...numbersIn(found));
  }
  return reached;
}

interface Loading {
  readonly entries: readonly number[];
  readonly reached: readonly Bits[];
  readonly lazyImports: readonly Bits[];
  readonly count: number;
}

/** What is loaded before each entry, whichever of its importers asks for it. */
function presentBefore({ entries, reached, lazyImports, count }: Loading): Bits[] {
  const everything = bit(count) - 1n;
  const importers = entries.map((entry) =>
    reached.flatMap((bits, importer) =>
      numbersIn(bits).some((number) => (lazyImports[number]! & bit(entry)) !== 0n) ? importer : [],
    ),
  );
  const present = entries.map((_, index) => (index === 0 ? 0n : everything));
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (let index = 1; index < entries.length; index++) {
      const common = importers[index]!.reduce(
        (bits, importer) => bits & (reached[importer]! | present[importer]!),
        everything,
      );
      if (common === present[index]) continue;
      present[index] = common;
      isStable = false;
    }
  }
  return present;
}

/** Modules that the same entries load. */
function groupByEntries(
  modules: readonly SourceModule[],
  { entries, imports, reached, loaded }: Graph,
): Set<Group> {
  const isEntry = entries.reduce((all, entry) => all | bit(entry), 0n);
  const everyEntry = bit(entries.length) - 1n;
  const groups = new Map<string, Group>();
  const groupOf = modules.map(({ size }, number) => {
    const own = bit(number);
    const using = entriesWith(reached, own);
    const isMain = (using & 1n) !== 0n;
    const isShared = !isMain && !isSingle(using) && (isEntry & own) === 0n;
    const members = isMain ? everyEntry : isShared ? entriesWith(loaded, own) : using;
    const key = `${isShared} ${members}`;
    const group = groups.get(key) ?? {
      entries: members,
      size: 0,
      modules: 0n,
      imports: new Set<Group>(),
      isShared,
    };
    group.size += size;
    group.modules |= own;
    groups.set(key, group);
    return group;
  });
  imports.forEach((bits, number) => {
    for (const imported of numbersIn(bits))
      if (groupOf[imported] !== groupOf[number]) groupOf[number]!.imports.add(groupOf[imported]!);
  });
  return new Set(groups.values());
}

interface Pair {
  readonly a: Group;
  readonly b: Group;
  gain: number;
}

interface Joining {
  readonly requestBytes: number;
  readonly weigh: (entries: Bits) => number;
}

/** Joins the two groups that gain the most, until none gain. */
function joinGroups(groups: Set<Group>, { requestBytes, weigh }: Joining): void {
  /** What it costs that these entries load a group, and what it imports, although they do not use it. */
  const costOf = (group: Group, entries: Bits) =>
    [group, ...groupsBelow(group)].reduce(
      (cost, each) =>
        cost + weigh(entries & ~each.entries) * (each.size + (each === group ? 0 : requestBytes)),
      0,
    );
  const gainOf = ({ a, b }: Pick<Pair, 'a' | 'b'>) =>
    requestBytes * weigh(a.entries & b.entries) -
    costOf(a, b.entries & ~a.entries) -
    costOf(b, a.entries & ~b.entries);

  const shared = [...groups].filter(({ isShared }) => isShared);
  const pairs = new Set<Pair>();
  const addPairs = (a: Group, others: Iterable<Group>) => {
    for (const b of others) {
      // Nothing can be saved where no entry loads both.
      if (a === b || !b.isShared || (a.entries & b.entries) === 0n) continue;
      const pair = { a, b, gain: gainOf({ a, b }) };
      if (pair.gain > 0) pairs.add(pair);
    }
  };
  shared.forEach((group, index) => {
    addPairs(group, shared.slice(0, index));
  });
  for (;;) {
    const best = [...pairs].reduce<Pair | null>(
      (most, pair) => (pair.gain > (most?.gain ?? 0) ? pair : most),
      null,
    );
    if (!best) return;
    const { a, b } = best;
    // Other joins may have changed it.
    const gain = gainOf(best);
    if (gain < best.gain || isBetween(a, b)) {
      best.gain = isBetween(a, b) ? 0 : gain;
      continue;
    }
    const joined = join(groups, a, b);
    for (const pair of pairs)
      if ([pair.a, pair.b].some((group) => group === a || group === b)) pairs.delete(pair);
    addPairs(joined, groups);
  }
}

function join(groups: Set<Group>, a: Group, b: Group): Group {
  const joined: Group = {
    entries: a.entries | b.entries,
    size: a.size + b.size,
    modules: a.modules | b.modules,
    imports: new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b)),
    isShared: true,
  };
  groups.delete(a);
  groups.delete(b);
  groups.add(joined);
  for (const { imports } of groups) {
    if (!imports.has(a) && !imports.has(b)) continue;
    imports.delete(a);
    imports.delete(b);
    imports.add(joined);
  }
  for (const group of groupsBelow(joined)) group.entries |= joined.entries;
  return joined;
}

/** All that a group imports, directly or not. */
function groupsBelow(group: Group): Set<Group> {
  const below = new Set<Group>();
  const pending = [...group.imports];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (below.has(next)) continue;
    below.add(next);
    pending.push(...next.imports);
  }
  return below;
}

/** Whether one imports the other through a third. Joined they would import each other, and code could run too early. */
function isBetween(a: Group, b: Group): boolean {
  return [...a.imports, ...b.imports].some((group) => {
    if (group === a || group === b) return false;
    const below = groupsBelow(group);
    return below.has(a) || below.has(b);
  });
}

const bit = (number: number): Bits => 1n << BigInt(number);
const isSingle = (bits: Bits): boolean => bits !== 0n && (bits & (bits - 1n)) === 0n;

const entriesWith = (sets: readonly Bits[], module: Bits): Bits =>
  sets.reduce((bits, set, entry) => ((set & module) === 0n ? bits : bits | bit(entry)), 0n);

function numbersIn(bits: Bits): number[] {
  const text = bits.toString(2);
  const numbers: number[] = [];
  for (let index = text.length - 1; index >= 0; index--)
    if (text[index] === '1') numbers.push(text.length - 1 - index);
  return numbers;
}
