// Checks that the lock file contains no addresses of the registry that a machine has used.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const addressed = Object.entries(packages).filter(([, { resolved }]) =>
  /^\w+:\/\//.test(resolved ?? ''),
);
for (const [name] of addressed) console.error(`${name} has an address`);
process.exit(addressed.length === 0 ? 0 : 1);
