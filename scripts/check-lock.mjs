// The lock file names packages and checksums, never the addresses that one machine fetched them from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const addressed = Object.entries(packages).filter(([, { resolved }]) =>
  /^\w+:\/\//.test(resolved ?? ''),
);
for (const [name] of addressed) console.error(`${name} carries an address`);
process.exit(addressed.length === 0 ? 0 : 1);
