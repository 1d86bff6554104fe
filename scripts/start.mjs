// npm start: installs, builds what is stale, then becomes the server.
import { ensureInstalled } from './install.mjs';

console.log('\n  MES\n');
ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
await import('../dist/server/main.js');
