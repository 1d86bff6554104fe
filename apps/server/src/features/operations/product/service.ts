/** Which version runs, and what each version has brought. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@mes/contract/operations-schemas';
import { productVersion } from '../../../platform/backup/product';
import type { Db } from '../../../platform/database/database';
import { countMigrations } from './repository';

type Release = Product['releases'][number];

export async function readProduct(db: Db, root: string): Promise<Product> {
  const changes = await readFile(join(root, 'CHANGELOG.md'), 'utf8').catch(() => '');
  return {
    version: productVersion(root),
    migrations: await countMigrations(db),
    releases: parseReleases(changes),
  };
}

/** `## 1.2.0 (2026-03-14)`, below it `### Title`, below that `- change`, which may go on in more lines. */
export function parseReleases(text: string): Release[] {
  const releases: Release[] = [];
  for (const line of text.split('\n')) {
    const release = /^## (\S+)(?: \((.+)\))?$/.exec(line);
    const sections = releases.at(-1)?.sections;
    const changes = sections?.at(-1)?.changes;
    if (release) releases.push({ version: release[1]!, date: release[2] ?? null, sections: [] });
    else if (line.startsWith('### ')) sections?.push({ title: line.slice(4), changes: [] });
    else if (line.startsWith('- ')) changes?.push(line.slice(2));
    else if (line.startsWith('  ') && changes?.length)
      changes.push(`${changes.pop()} ${line.trim()}`);
  }
  return releases;
}
