// npm run mes -- <command>: builds the server if it is stale and runs a command of operators.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

// Standard output belongs to the command: what it prints may be a file.
const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'server'], {
  stdio: ['ignore', 2, 'inherit'],
});
if (build.status !== 0) process.exit(build.status ?? 1);
await import('../dist/server/mes.js');
