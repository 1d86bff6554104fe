// Builds server, site and overlay into dist/, each only when its sources have changed. What was built before
// stays until the new build is complete: a server may start meanwhile, and a build may fail.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleServer } from './bundle-server.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { runWatched } from './run-watched.mjs';

/** With those of two cores, three and four, all of them can wait for the thread of JavaScript (decision 395). */
const THREADS = { ROLLDOWN_WORKER_THREADS: '16', ROLLDOWN_MAX_BLOCKING_THREADS: '32' };

const packages = ['packages/contract', 'packages/domain'];
const browser = [...packages, 'packages/client', 'packages/ui'];
const site = ['apps/site', ...browser];
const parts = [
  { name: 'server', sources: ['apps/server/src', ...packages] },
  { name: 'site', sources: site, app: 'site', isServed: true },
  // For server-side rendering.
  { name: 'ssr', sources: site, app: 'site', options: { ssr: 'src/render-page.tsx' } },
  { name: 'overlay', sources: ['apps/overlay', ...browser], app: 'overlay', isServed: true },
];

export async function buildStale(names = parts.map(({ name }) => name)) {
  const stale = parts
    .filter(({ name }) => names.includes(name))
    .map((part) => {
      const folder = join(root, 'dist', part.name);
      return { ...part, stamp: stampOf(part.sources), folder, next: `${folder}.next` };
    })
    .filter(({ stamp, folder }) => stampIn(folder) !== stamp);
  if (stale.length === 0) return;
  console.log(`  Building ${stale.map(({ name }) => name).join(', ')} …`);
  const apps = stale.filter(({ app }) => app);
  const server = stale.find(({ name }) => name === 'server');
  await Promise.all([server && bundleServer(server.next), apps.length > 0 && buildApps(apps)]);
  for (const { stamp, folder, next } of stale) {
    writeFileSync(stampFile(next), stamp);
    await replaceFolder(folder, next);
  }
}

/** All by one program, because loading vite takes a second of CPU. */
async function buildApps(apps) {
  const builds = apps.map(({ app, options, next }) => ({
    app,
    options: { ...options, outDir: next },
  }));
  await runWatched([join(root, 'scripts/run-vite.mjs'), JSON.stringify(builds)], { env: THREADS });
  await Promise.all(apps.filter(({ isServed }) => isServed).map(({ next }) => compressFiles(next)));
}

function stampFile(folder) {
  return join(folder, '.built');
}

function stampIn(folder) {
  return existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8') : null;
}

async function replaceFolder(folder, next) {
  const last = `${folder}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, last);
  await rename(next, folder);
  await rm(last, { recursive: true, force: true });
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.html']);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFiles(folder) {
  const files = filesBelow(folder).filter(
    (file) => compressible.has(extname(file)) && statSync(file).size > 1024,
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await brotli(content, quality));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

// Sizes and modification times are enough to detect changes, and reading them takes milliseconds.
function stampOf(folders) {
  const hash = createHash('sha256');
  for (const file of [
    join(root, 'package-lock.json'),
    join(root, 'scripts/build.mjs'),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const names = process.argv.slice(2);
  await buildStale(names.length > 0 ? names : undefined);
}
