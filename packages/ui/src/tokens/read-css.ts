interface FileSystem {
  readFileSync(path: URL, encoding: 'utf8'): string;
}

/**
 * The text of a stylesheet of this folder, for tests: vitest empties the ones that are imported,
 * and code for browsers is type-checked without Node, so that its modules are unknown here.
 */
export async function readCss(file: string): Promise<string> {
  const name = 'node:fs';
  const fs: FileSystem = await import(/* @vite-ignore */ name);
  return fs.readFileSync(new URL(file, import.meta.url), 'utf8');
}
