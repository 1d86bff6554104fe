// npm run generate: writes the tables that browsers use in place of the contract's schemas.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const { renderCalls } = await tsImport(
  '../packages/client/generate/render-calls.ts',
  import.meta.url,
);
const { renderChannels } = await tsImport(
  '../packages/client/generate/render-channels.ts',
  import.meta.url,
);

write('calls', renderCalls());
write('channels', renderChannels());

function write(name, text) {
  const file = `packages/client/src/generated/${name}.ts`;
  writeFileSync(join(root, file), text);
  console.log(`  Wrote ${file}`);
}
