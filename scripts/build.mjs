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

const packages = ['packages/contract', 'packages/domain'];
const browser = [...packages, 'packages/client', 'packages/ui'];
const parts = [
  {
    name: 'server',
    sources: ['apps/server/src', ...packages],
    build: bundleServer,
  },
  { name: 'site', sources: ['apps/site', ...browser], build: buildPages('site') },
  { name: 'ssr', sources: ['apps/site', ...browser], build: buildSsr },
  { name: 'overlay', sources: ['apps/overlay', ...browser], build: buildPages('overlay') },
];

export async function buildStale(names = parts.map(({ name }) => name)) {
  const stale = parts
    .filter(({ name }) => names.includes(name))
    .map((part) => ({
      ...part,
      stamp: stampOf(part.sources),
      folder: join(root, 'dist', part.name),
    }))
    .filter(({ stamp, folder }) => stampIn(folder) !== stamp);
  if (stale.length === 0) return;
  console.log(`  Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all(
    stale.map(async ({ build, stamp, folder }) => {
      const next = `${folder}.next`;
      await build(next);
      writeFileSync(stampFile(next), stamp);
      await replaceFolder(folder, next);
    }),
  );
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

function buildPages(name) {
  return async (folder) => {
    await runVite(name, { outDir: folder });
    await compressFiles(folder);
  };
}

/** The build of the site for server-side rendering. */
async function buildSsr(folder) {
  await runVite('site', { outDir: folder, ssr: 'src/render-page.tsx' });
}

async function runVite(name, options) {
  const { build } = await import('vite');
  const folder = join(root, 'apps', name);
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    build: options,
  });
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
