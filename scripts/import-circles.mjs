// Finds circular imports, by file and by folder: the strongly connected components of the graph.

/**
 * Folders whose subfolders must not import each other in a circle. A file directly in the folder counts
 * as a subfolder, except where such files only assemble the subfolders.
 */
export const areas = [
  { name: 'site', folder: 'apps/site/src/' },
  { name: 'site features', folder: 'apps/site/src/features/' },
  { name: 'site components', folder: 'apps/site/src/components/' },
  { name: 'site shell', folder: 'apps/site/src/shell/' },
  { name: 'overlay', folder: 'apps/overlay/src/' },
  { name: 'overlay packages', folder: 'apps/overlay/src/packages/' },
  { name: 'server', folder: 'apps/server/src/', hasAssembly: true },
  { name: 'server features', folder: 'apps/server/src/features/', hasAssembly: true },
  { name: 'server platform', folder: 'apps/server/src/platform/' },
  { name: 'ui', folder: 'packages/ui/src/' },
  { name: 'domain topics', folder: 'packages/domain/src/' },
  { name: 'tournament engine', folder: 'packages/domain/src/tournament/' },
];

/**
 * Files that import each other. Type imports count, because a reader of one file has to read the other.
 * Dynamic imports do not, because pages load each other that way by design.
 */
export function fileCircles(imports) {
  return findCircles(imports.filter((each) => isCounted(each) && !each.lazy));
}

/** Subfolders of an area that import each other by any kind of import. */
export function folderCircles(imports, { folder, hasAssembly = false }) {
  const subfolderOf = (path) => {
    if (!path?.startsWith(folder)) return null;
    const [first, ...rest] = path.slice(folder.length).split('/');
    return hasAssembly && rest.length === 0 ? null : folder + first;
  };
  const edges = imports
    .filter(isCounted)
    .map((each) => ({ from: subfolderOf(each.from), to: subfolderOf(each.to), via: each }))
    .filter(({ from, to }) => from && to && from !== to);
  return findCircles(edges);
}

/**
 * The tables of all features are one layer below them: foreign keys go both ways, and so do joins.
 * Tests may import anything.
 */
function isCounted({ from, to }) {
  const isTest = /\.test\.tsx?$|\/testing\//.test(from);
  return !isTest && !isTables(to);
}

function isTables(path) {
  return /\/tables\.ts$/.test(path ?? '');
}

/** Each circle with all its members, and the imports of its shortest loop as an example. */
function findCircles(edges) {
  const graph = new Map();
  for (const edge of edges) {
    if (!graph.has(edge.from)) graph.set(edge.from, []);
    graph.get(edge.from).push(edge);
  }
  return findComponents(graph)
    .map((members) => ({
      members: members.sort(),
      example: shortestLoop(graph, new Set(members)).map((edge) => edge.via ?? edge),
    }))
    .sort((one, other) => (one.members[0] < other.members[0] ? -1 : 1));
}

/** Tarjan's algorithm. A component of one member is a circle only if it imports itself. */
function findComponents(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const components = [];

  function visit(node) {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const { to } of graph.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node), lowest.get(to)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    const importsItself = (graph.get(node) ?? []).some(({ to }) => to === node);
    if (members.length > 1 || importsItself) components.push(members);
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}

function shortestLoop(graph, members) {
  const loops = [...members].map((member) => loopFrom(member, { graph, members }));
  return loops.reduce((shortest, loop) => (loop.length < shortest.length ? loop : shortest));
}

/** Breadth first, so that the first way back is the shortest. */
function loopFrom(start, { graph, members }) {
  const reachedBy = new Map();
  const queue = [start];
  for (const node of queue) {
    for (const edge of graph.get(node) ?? []) {
      if (!members.has(edge.to) || reachedBy.has(edge.to)) continue;
      reachedBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  const loop = [reachedBy.get(start)];
  while (loop[0].from !== start) loop.unshift(reachedBy.get(loop[0].from));
  return loop;
}
