import { describe, expect, it } from 'vitest';
import { createRouteFinder, isQueuePath, type PageRoute, routeOf } from './routes';

const FILES = [
  'src/pages/index.tsx',
  'src/pages/queue/index.tsx',
  'src/pages/blog/index.tsx',
  'src/pages/blog/indexAny.tsx',
  'src/pages/players/indexAny.tsx',
  'src/pages/players/free-agents/index.tsx',
  'src/pages/highlights/indexAll.tsx',
];
const routes = FILES.map((file) => routeOf(file) as PageRoute);

describe('a page file', () => {
  it.each([
    { file: 'src/pages/index.tsx', route: '/' },
    { file: 'src/pages/statistics/traffic/index.tsx', route: '/statistics/traffic' },
    { file: 'src/pages/teams/indexAny.tsx', route: '/teams/:value' },
    { file: 'src/pages/highlights/indexAll.tsx', route: '/highlights/*' },
  ])('$file is the route $route', ({ file, route }) => {
    expect(routeOf(file)?.route).toBe(route);
  });

  it.each(['src/pages/gallery/Gallery.tsx', 'src/shell/Frame.tsx', 'index.html'])(
    '%s is not a route',
    (file) => {
      expect(routeOf(file)).toBeNull();
    },
  );
});

describe('a path', () => {
  const find = createRouteFinder(routes);

  it.each([
    { path: '/', route: '/', value: '' },
    { path: '/blog', route: '/blog', value: '' },
    { path: '/blog/', route: '/blog', value: '' },
    { path: '/BLOG', route: '/blog', value: '' },
    { path: '/blog/season-4', route: '/blog/:value', value: 'season-4' },
    { path: '/players/free-agents', route: '/players/free-agents', value: '' },
    { path: '/players/sable', route: '/players/:value', value: 'sable' },
    { path: '/players/a%20b', route: '/players/:value', value: 'a b' },
    { path: '/highlights/worlds/2', route: '/highlights/*', value: 'worlds/2' },
    { path: '/highlights', route: '/highlights/*', value: '' },
  ])('$path opens $route', ({ path, route, value }) => {
    expect(find(path)).toMatchObject({ route, value });
  });

  it.each(['/nowhere', '/players', '/players/sable/more', '/players/%E0%A4%A'])(
    '%s opens nothing',
    (path) => {
      expect(find(path)).toBeNull();
    },
  );

  it.each([
    { path: '/queue', isQueue: true },
    { path: '/teams/Night%20Harbor/queue', isQueue: true },
    { path: '/anything/queue/', isQueue: true },
    { path: '/teams/queues', isQueue: false },
    { path: '/teams/Nova%2Fqueue', isQueue: false },
  ])('$path opens the queue: $isQueue', ({ path, isQueue }) => {
    expect(isQueuePath(path)).toBe(isQueue);
  });
});
