/**
 * Puts the declarations of all pages into one module for the server: `reads`, `next` and `share` as
 * they are, with the code of the site that they use. Packages are imported from there as from here.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { routeOf } from '../src/page-route';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES = fileURLToPath(new URL('../src/pages', import.meta.url));

export interface GeneratedPages {
  /** The module itself, and its types. */
  readonly code: string;
  readonly types: string;
}

const HEADER = '// Made from the *.page.ts files of the site by `npm run generate`; do not edit.\n';

const TYPES = `${HEADER}import type { PageDeclaration } from '../platform/pages/declaration';

export declare const pages: readonly PageDeclaration[];
/** Of all pages, also of those without a declaration. */
export declare const routes: readonly string[];
`;

export async function renderPages(): Promise<GeneratedPages> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: entry(), resolveDir: PAGES },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    write: false,
  });
  return { code: HEADER + outputFiles[0]!.text, types: TYPES };
}

function entry(): string {
  const all = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).sort();
  const files = all.filter((file) => file.endsWith('.page.ts'));
  const routes = all
    .filter((file) => /(^|\/)index(Any|All)?\.tsx$/.test(file))
    .map((file) => routeOf(`/${file}`));
  const imports = files.map((file, index) => `import page${index} from './${file}';`);
  const rows = files.map((file, index) => `{ route: '${routeOf(`/${file}`)}', ...page${index} },`);
  return [
    ...imports,
    'export const pages = [',
    ...rows,
    '];',
    `export const routes = ${JSON.stringify(routes)};`,
  ].join('\n');
}
