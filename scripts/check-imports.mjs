// Checks the import rules, and that the check itself works: one that reads nothing passes everything.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { cycles, violations } from './import-rules.mjs';
import { root } from './root.mjs';

const FEWEST_FILES = 50;

const { imports, files } = readImports(root, ['apps', 'packages']);
const problems = [
  ...violations(imports),
  ...cycles(imports).map((cycle) => `${cycle}\n    no import cycles`),
  ...imports
    .filter(({ to }) => to === null)
    .map(({ from, source }) => `${from} → ${source}\n    not found`),
];
for (const problem of problems) console.error(problem);

if (files < FEWEST_FILES)
  fail(`Only ${files} files were read: the check does not see the project.`);
const fixture = readImports(join(root, 'scripts/fixtures/forbidden-import'), ['packages']);
if (violations(fixture.imports).length !== 1)
  fail('The forbidden import of the fixture was not noticed.');
if (problems.length > 0) fail(`${problems.length} imports break the rules.`);
console.log(`${files} files, ${imports.length} imports, no violations`);

function readImports(base, folders) {
  const paths = folders
    .flatMap((folder) => readdirSync(join(base, folder), { withFileTypes: true, recursive: true }))
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  return { files: paths.length, imports: paths.flatMap((path) => importsOf(base, path)) };
}

function importsOf(base, path) {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const from = relative(base, path);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({ source: moduleRequest.value, typeOnly: isType })),
  );
  return [...statics, ...exported]
    .filter(({ source }) => !/\.css$|\?|^virtual:|^node:/.test(source) || /^node:/.test(source))
    .map(({ source, typeOnly }) => ({ from, source, typeOnly, to: resolve(base, path, source) }));
}

function resolve(base, path, source) {
  const own = /^@mes\/([^/]+)(?:\/(.+))?$/.exec(source);
  if (!own && !source.startsWith('.')) return packageName(source);
  const target = own
    ? join(base, 'packages', own[1], 'src', own[2] ?? 'index')
    : join(dirname(path), source);
  const found = ['', '.ts', '.tsx']
    .map((ending) => target + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
  return found ? relative(base, found) : null;
}

function packageName(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
