// npm start: installs, builds what is stale, then becomes the server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

console.log('\n  MES\n');
ensureInstalled();
// In a process of its own: bundlers set NODE_ENV for themselves and leave a lot of memory behind.
const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
await import('../dist/server/main.js');
