// Reads all imports of the TypeScript files in some folders, and resolves them to files or packages.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** `to` is a path relative to `base`, the name of a package, or null if nothing was found. */
export function readImports(base, folders = ['apps', 'packages']) {
  const paths = folders
    .flatMap((folder) => readdirSync(join(base, folder), { withFileTypes: true, recursive: true }))
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  return { files: paths.length, imports: paths.flatMap((path) => importsOf(base, path)) };
}

function importsOf(base, path) {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const from = relative(base, path);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    lazy: false,
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({
        source: moduleRequest.value,
        typeOnly: isType,
        lazy: false,
      })),
  );
  // A computed specifier cannot be resolved here.
  const lazy = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((literal) => /^(['"])[^'"]*\1$/.test(literal))
    .map((literal) => ({ source: literal.slice(1, -1), typeOnly: false, lazy: true }));
  return [...statics, ...exported, ...lazy]
    .filter(({ source }) => !/\.css$|\?|^virtual:/.test(source))
    .map((each) => ({ ...each, from, to: resolve(base, path, each.source) }));
}

function resolve(base, path, source) {
  const own = /^@mes\/([^/]+)(?:\/(.+))?$/.exec(source);
  if (!own && !source.startsWith('.')) return packageName(source);
  const target = own
    ? join(base, 'packages', own[1], 'src', own[2] ?? 'index')
    : join(dirname(path), source);
  const found = ['', '.ts', '.tsx']
    .map((ending) => target + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
  return found ? relative(base, found) : null;
}

function packageName(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}
