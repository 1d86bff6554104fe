interface FileSystem {
  readFileSync(path: URL, encoding: 'utf8'): string;
}

/**
 * The text of a stylesheet of this folder, for tests. Vitest empties imported stylesheets, and code for
 * browsers is type-checked without the types of Node.
 */
export async function readCss(file: string): Promise<string> {
  const name = 'node:fs';
  const fs: FileSystem = await import(/* @vite-ignore */ name);
  return fs.readFileSync(new URL(file, import.meta.url), 'utf8');
}
