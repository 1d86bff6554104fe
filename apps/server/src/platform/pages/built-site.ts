/** Reads the result of the build: the HTML of the page and the files of each route. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageRoute, routeOf } from './routes';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface BuiltSite {
  readonly html: string;
  readonly routes: readonly PageRoute[];
  /** Tags for the files of a route. */
  tagsOf(file: string): RouteTags;
}

export interface RouteTags {
  /** Links to the styles of the entry and of the route, in the order in which they override each other. */
  readonly styles: string;
  /** The same styles, written into the page. */
  readonly inlineStyles: string;
  /** Of the route's own scripts, which load before the first script requests them. */
  readonly scripts: string;
}

const NO_FILES: Files = { scripts: new Set(), styles: new Set() };
const ENTRY = 'index.html';
const NOT_BUILT =
  '<!doctype html><html lang="en"><head><title>MES</title></head><body><p>Not built yet: npm run build</body></html>';

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const html = await readText(join(folder, 'index.html'), NOT_BUILT);
  const manifest = JSON.parse(
    await readText(join(folder, '.vite', 'manifest.json'), '{}'),
  ) as Manifest;
  const entry = filesOf(manifest, ENTRY);
  const routes = Object.keys(manifest).flatMap((source) => routeOf(source) ?? []);
  const files = new Map(routes.map(({ file }) => [file, filesOf(manifest, file)]));
  const contents = await readStyles(folder, [entry, ...files.values()]);
  const tags = new Map([...files].map(([file, own]) => [file, tagsFor(own, entry, contents)]));
  const noRoute = tagsFor(NO_FILES, entry, contents);
  return { html, routes, tagsOf: (file) => tags.get(file) ?? noRoute };
}

interface Files {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The files of a chunk and of all its static imports: those first, so that the styles of a part can be overridden. */
function filesOf(manifest: Manifest, source: string): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit(source);
  return { scripts, styles };
}

type Contents = ReadonlyMap<string, string>;

/** Of each style once: most are shared by many routes. */
async function readStyles(folder: string, all: readonly Files[]): Promise<Contents> {
  const names = [...new Set(all.flatMap(({ styles }) => [...styles]))];
  const read = async (name: string): Promise<[string, string]> => [
    name,
    await readText(join(folder, name), ''),
  ];
  return new Map(await Promise.all(names.map(read)));
}

/** The HTML already has the scripts of the entry. */
function tagsFor(own: Files, entry: Files, contents: Contents): RouteTags {
  const styles = [...new Set([...entry.styles, ...own.styles])];
  const scripts = [...own.scripts].filter((file) => !entry.scripts.has(file));
  return {
    styles: styles.map((file) => styleLink(file)).join(''),
    inlineStyles: styles.map((file) => inlineStyle(file, contents.get(file) ?? '')).join(''),
    scripts: scripts
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join(''),
  };
}

function styleLink(file: string, attribute = ''): string {
  return `<link rel="stylesheet" crossorigin href="/${file}"${attribute}>`;
}

/** The disabled link loads nothing. It shows the code that loads pages on demand that this style is there. */
function inlineStyle(file: string, content: string): string {
  return `<style>${content.trim()}</style>${styleLink(file, ' disabled')}`;
}

function readText(path: string, fallback: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => fallback);
}
