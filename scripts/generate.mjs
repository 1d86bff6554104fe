// npm run generate: writes the generated files. Tests check that they are up to date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const { renderCalls, renderAccountCalls } = await tsImport(
  '../packages/client/generate/render-calls.ts',
  import.meta.url,
);
const { renderPages } = await tsImport('../apps/site/generate/render-pages.ts', import.meta.url);

// The tables of calls, which browsers load instead of the contract.
write('packages/client/src/generated/calls.ts', renderCalls());
write('packages/client/src/generated/account-calls.ts', renderAccountCalls());
// The declarations of the site's pages, with the reads that the server makes for them.
const { code, types } = await renderPages();
write('apps/server/src/generated/pages.js', code);
write('apps/server/src/generated/pages.d.ts', types);

function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  console.log(`  Wrote ${file}`);
}
