// npm start: installs packages, builds stale parts, and runs the server in this process.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

console.log('\n  MES\n');
ensureInstalled();
// In a separate process: bundlers set NODE_ENV and use a lot of memory.
const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
await import('../dist/server/main.js');
