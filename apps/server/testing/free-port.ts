import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of the system, so that a port is still free when a server restarts. */
const FIRST = 20_000;
const COUNT = 10_000;

/** Finds a port without a listener that the system does not assign to outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  // `once` rejects on an error.
  const result = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await result)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
