// Checks that every server feature has the same files, so that knowing one means knowing all.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const FEATURES = join(root, 'apps/server/src/features');

/** A second subject of a feature is a subfolder with files of these names. */
const NAMES = [
  'index',
  'calls',
  'service',
  'repository',
  'tables',
  'views',
  'texts',
  'personal-data',
  'properties',
  'result-hook',
  'worker',
];

checkItself();
const files = readdirSync(FEATURES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { path: relative(FEATURES, path), text: readFileSync(path, 'utf8') };
  })
  .filter(({ path }) => path.includes('/') && !path.endsWith('.test.ts'));
const problems = problemsIn(files);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const features = new Set(files.map(({ path }) => path.split('/')[0]));
console.log(`${files.length} files of ${features.size} features, all with the usual names`);

function problemsIn(given) {
  const named = given.flatMap(({ path, text }) => {
    const parts = path.split('/');
    const name = parts.at(-1).replace(/\.ts$/, '');
    if (parts.length > 3)
      return [`${path}: a subject of a subject; give it a folder of the feature`];
    if (!NAMES.includes(name))
      return [`${path}: no usual name; a subject is a folder with a service`];
    if (name === 'service' && onlyReExports(text))
      return [`${path}: only re-exports; others import the file that defines it`];
    return [];
  });
  const withIndex = new Set(
    given.map(({ path }) => path).filter((path) => /^[^/]+\/index\.ts$/.test(path)),
  );
  const missing = [...new Set(given.map(({ path }) => path.split('/')[0]))]
    .filter((feature) => !withIndex.has(`${feature}/index.ts`))
    .map((feature) => `${feature}: has no index.ts with defineFeature`);
  return [...named, ...missing];
}

function onlyReExports(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim();
  const statements = code
    .split(/;\s*\n?/)
    .map((each) => each.trim())
    .filter(Boolean);
  return statements.every((each) => /^export (type )?(\{[\s\S]*\}|\*) from /.test(each));
}

/** Tests the check itself: one that finds nothing would always pass. */
function checkItself() {
  const sample = [
    { path: 'teams/index.ts', text: '' },
    { path: 'teams/telling-leaders.ts', text: '' },
    { path: 'teams/signup/deep/service.ts', text: '' },
    { path: 'teams/service.ts', text: "export { a } from './a';\nexport type { B } from './b';\n" },
    { path: 'matches/service.ts', text: 'export const one = 1;' },
  ];
  const found = problemsIn(sample).length;
  if (found !== 4) throw new Error(`${found} of 4 problems of the sample were found.`);
}
