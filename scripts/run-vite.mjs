// node scripts/run-vite.mjs <JSON>: builds apps with vite, a list of `{ app, options }`. build.mjs watches it.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './root.mjs';
import { reportWork } from './run-watched.mjs';

reportWork();
await Promise.all(JSON.parse(process.argv[2]).map(buildApp));

function buildApp({ app, options }) {
  const folder = join(root, 'apps', app);
  return build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    build: options,
  });
}
