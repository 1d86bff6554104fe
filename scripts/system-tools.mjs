// Finds programs that npm cannot install, a browser, Redis and nginx, and installs them where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM',
  },
  'redis-server': { names: ['redis-server', 'valkey-server'], variable: 'REDIS_SERVER' },
  nginx: { names: ['nginx'], variable: 'NGINX' },
};

/**
 * Chromium without its user interface, which takes more than half of the processor time of an e2e test.
 * Where it is not installed, the tests use the full Chromium.
 */
const headlessShell = {
  'chromium-headless-shell': {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    variable: 'HEADLESS_SHELL',
  },
};

/** Returns the missing tools, and sets the environment variables named above to the paths of the others. */
export function ensureTools() {
  const missing = ensure(tools);
  ensure(headlessShell);
  process.env.HEADLESS_SHELL ||= process.env.CHROMIUM;
  return missing;
}

function ensure(wanted) {
  const missing = findAll(wanted);
  if (missing.length === 0 || !canInstall()) return missing;
  console.log(`  Installing ${missing.join(' and ')} …`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  return findAll(wanted);
}

function findAll(wanted) {
  return Object.entries(wanted)
    .filter(([, { names, variable }]) => {
      process.env[variable] ||= names.map(which).find(Boolean) ?? '';
      return process.env[variable] === '';
    })
    .map(([name]) => name);
}

function which(name) {
  // Debian puts servers where only root looks.
  return `${process.env.PATH ?? ''}:/usr/sbin`
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
