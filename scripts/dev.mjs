// npm run dev: site on port 3000 and overlays on 3001 with hot reload, server on 4000 with restart on
// every change. Port 4001 forwards to the server for clients that expect the gateway there.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

const SITE = 3000;
const OVERLAY = 3001;
const SERVER = 4000;
const GATEWAY = 4001;

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const children = [
  run([bin('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    PORT: String(SERVER),
    SITE_URL: `http://localhost:${SITE}`,
  }),
  run([bin('vite'), 'apps/site', '--port', String(SITE), '--strictPort', '--logLevel', 'warn'], {
    MES_SERVER: `http://localhost:${SERVER}`,
  }),
  run(
    [bin('vite'), 'apps/overlay', '--port', String(OVERLAY), '--strictPort', '--logLevel', 'warn'],
    {
      MES_SERVER: `http://localhost:${SERVER}`,
    },
  ),
];
createServer((socket) => {
  const server = connect(SERVER, '127.0.0.1');
  for (const end of [socket, server]) end.on('error', () => socket.destroy());
  socket.pipe(server).pipe(socket);
}).listen(GATEWAY, '127.0.0.1');

console.log(`\n  Site      http://localhost:${SITE}/app`);
console.log(`  Overlays  http://localhost:${OVERLAY}/app/streaming\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
}
await Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))));
process.exit(0);

function run([command, ...args], environment) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}
