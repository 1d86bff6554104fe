// Programs that npm cannot bring: a browser and Redis. Found, or installed where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM',
  },
  'redis-server': { names: ['redis-server', 'valkey-server'], variable: 'REDIS_SERVER' },
};

/** Answers which tools are missing; the others' paths stand in CHROMIUM and REDIS_SERVER. */
export function ensureTools() {
  let missing = findAll();
  if (missing.length > 0 && canInstall()) {
    console.log(`  Installing ${missing.join(' and ')} …`);
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]);
    missing = findAll();
  }
  return missing;
}

function findAll() {
  return Object.entries(tools)
    .filter(([, { names, variable }]) => {
      process.env[variable] ||= names.map(which).find(Boolean) ?? '';
      return process.env[variable] === '';
    })
    .map(([name]) => name);
}

function which(name) {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

function canInstall() {
  return process.getuid?.() === 0 && which('apt-get') !== undefined;
}

function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
