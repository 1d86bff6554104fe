import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to outgoing connections: whoever starts again finds it free. */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port on which nobody listens, and which nobody is given by chance until it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const tried = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.listen(port, '127.0.0.1');
  const free = await tried;
  if (!free) return false;
  server.close();
  await once(server, 'close');
  return true;
}
