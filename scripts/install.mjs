// Installs the packages of package-lock.json if they are not installed yet. Requires only Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.installed');

export function ensureInstalled() {
  assertNodeVersion();
  const wanted = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const lock = readFileSync(lockFile, 'utf8');

  console.log('  Installing packages (about a minute the first time) …');
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.status !== 0) fail('The packages could not be installed; the lines above say why.');
  const installed = readFileSync(lockFile, 'utf8');
  if (!isSameOrForAnotherPlatform(lock, installed)) {
    fail('Installing changed package-lock.json: it does not fit package.json. Commit the new one.');
  }
  if (installed !== lock) writeFileSync(lockFile, lock);
  writeFileSync(stampFile, wanted);
}

/** A lock file may lack the native packages of a platform: there npm adds them, and changes nothing else. */
export function isSameOrForAnotherPlatform(before, after) {
  const [known, installed] = [before, after].map((lock) => JSON.parse(lock).packages);
  const isKept = (name) => JSON.stringify(known[name]) === JSON.stringify(installed[name]);
  const isNative = ({ optional, os }) => optional === true && os !== undefined;
  return (
    Object.keys(known).every(isKept) &&
    Object.entries(installed).every(([name, entry]) => name in known || isNative(entry))
  );
}

// Includes platform and Node version, because native packages differ between them.
function stamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.platform}-${process.arch} node${process.versions.modules}`;
}

function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node ${process.versions.node} is too old: version 20.19 or newer is needed.`);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
