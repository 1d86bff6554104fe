/** The folder is the route; `indexAny` adds a trailing `:value`, `indexAll` catches everything below. */
const SUFFIXES: Readonly<Record<string, string>> = {
  index: '',
  indexAny: '/:value',
  indexAll: '/*',
};

/** The route of a page's file or declaration, by its path below `pages`: `/blog/indexAny.tsx`. */
export function routeOf(file: string): string {
  const [, folder = '', name = ''] = /^(.*)\/(\w+)(?:\.page)?\.tsx?$/.exec(file) ?? [];
  return `${folder}${SUFFIXES[name]}` || '/';
}
