import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the program, as its package says. */
export function productVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
