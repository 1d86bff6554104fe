// npm run generate: writes the table of calls that the browser uses in place of the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const { renderCalls } = await tsImport(
  '../packages/client/generate/render-calls.ts',
  import.meta.url,
);
const file = 'packages/client/src/generated/calls.ts';
writeFileSync(join(root, file), renderCalls());
console.log(`  Wrote ${file}`);
