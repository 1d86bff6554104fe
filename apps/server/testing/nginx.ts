/** nginx with the configuration that operators get, on free ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { root } from './settings';
import { until } from './until';

export interface TestNginx {
  readonly address: string;
  stop(): Promise<void>;
}

/** In front of the two processes that listen on these ports. */
export async function startNginx(upstreamPorts: readonly [number, number]): Promise<TestNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-nginx-'));
  const port = await freePort();
  const config = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const [first, second] = upstreamPorts;
  const site = config
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('/var/cache/mes-nginx', join(folder, 'cache'));
  await writeFile(join(folder, 'mes.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));

  const child = spawn(process.env.NGINX || 'nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const address = `http://127.0.0.1:${port}`;
  await until('nginx to answer', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${output}`);
    return fetch(`${address}/metrics`).then(
      () => true,
      () => false,
    );
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a distribution puts around it. Two workers, so that what they share is tested too. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/mes.conf;
}
`;
}
