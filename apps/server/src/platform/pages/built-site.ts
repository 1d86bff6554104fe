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
  /** Link tags of the route's own files, which load before the first script requests them. */
  linksOf(file: string): RouteLinks;
}

export interface RouteLinks {
  readonly styles: string;
  readonly scripts: string;
}

const NO_LINKS: RouteLinks = { styles: '', scripts: '' };
const ENTRY = 'index.html';
const NOT_BUILT =
  '<!doctype html><html lang="en"><head><title>MES</title></head><body><p>Not built yet: npm run build</body></html>';

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const html = await readText(join(folder, 'index.html'), NOT_BUILT);
  const manifest = JSON.parse(
    await readText(join(folder, '.vite', 'manifest.json'), '{}'),
  ) as Manifest;
  const entryFiles = filesOf(manifest, ENTRY);
  const routes = Object.keys(manifest).flatMap((source) => routeOf(source) ?? []);
  const links = new Map(
    routes.map(({ file }) => [file, linksTo(filesOf(manifest, file), entryFiles)]),
  );
  return { html, routes, linksOf: (file) => links.get(file) ?? NO_LINKS };
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

/** The HTML already links the files of the entry. */
function linksTo(own: Files, entry: Files): RouteLinks {
  const styles = [...own.styles]
    .filter((file) => !entry.styles.has(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const scripts = [...own.scripts]
    .filter((file) => !entry.scripts.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return { styles: styles.join(''), scripts: scripts.join('') };
}

function readText(path: string, fallback: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => fallback);
}
