// Makes a typed client of a running server's openapi.json, checks the program with TypeScript 5.9, and
// runs it. Prints what it returns as JSON. Arguments: the address of the server, an API key.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const [address, key] = process.argv.slice(2);
const folder = import.meta.dirname;

await generate(join(folder, 'generated'));
compile();
const { makeCalls } = await import('./generated/program.js');
console.log(JSON.stringify(await makeCalls(address, key)));

async function generate(target) {
  const types = await openapiTS(new URL(`${address}/api/openapi.json`));
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'schema.d.ts'), astToString(types));
}

function compile() {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (problems.length === 0) return;
  console.error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));
  process.exit(1);
}
