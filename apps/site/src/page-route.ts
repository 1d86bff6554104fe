/** The folder is the route; `indexAny` adds a trailing `:value`, `indexAll` catches everything below. */
const SUFFIXES: Readonly<Record<string, string>> = {
  index: '',
  indexAny: '/:value',
  indexAll: '/*',
};

/** Of a page's file or its declaration, by the path below `pages`: `/blog/indexAny.tsx`. */
export function routeOf(file: string): string {
  const [, folder = '', name = ''] = /^(.*)\/(\w+)(?:\.page)?\.tsx?$/.exec(file) ?? [];
  return `${folder}${SUFFIXES[name]}` || '/';
}
