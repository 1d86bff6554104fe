// Checks the import rules. Also tests the check itself: one that reads nothing would always pass.
import { join } from 'node:path';
import { areas, fileCircles, folderCircles } from './import-circles.mjs';
import { violations } from './import-rules.mjs';
import { readImports } from './read-imports.mjs';
import { root } from './root.mjs';

const MIN_FILES = 50;

checkFixtures();
const { imports, files } = readImports(root, ['apps', 'packages', 'e2e/typed-client']);
if (files < MIN_FILES) fail(`Only ${files} files were read: the check does not see the project.`);

const problems = [
  ...violations(imports),
  ...imports
    .filter(({ to }) => to === null)
    .map(({ from, source }) => `${from} → ${source}\n    not found`),
  ...findCircles().map(describe),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) fail(`${problems.length} imports break the rules.`);
console.log(`${files} files, ${imports.length} imports, no violations`);

function findCircles() {
  const folders = areas.flatMap((area) =>
    folderCircles(imports, area).map((circle) => ({
      ...circle,
      kind: `folders of ${area.name}`,
    })),
  );
  return [...fileCircles(imports).map((circle) => ({ ...circle, kind: 'files' })), ...folders];
}

function describe({ kind, members, example }) {
  const loop = example.map(
    ({ from, to, typeOnly }) => `${from} → ${to}${typeOnly ? ' (type)' : ''}`,
  );
  return `Circle of ${kind}: ${members.join(', ')}\n    ${loop.join('\n    ')}`;
}

function checkFixtures() {
  const forbidden = readImports(join(root, 'scripts/fixtures/forbidden-import'), ['packages']);
  if (violations(forbidden.imports).length !== 1)
    fail('The forbidden import of the fixture was not detected.');

  const fixture = readImports(join(root, 'scripts/fixtures/import-circles'));
  const found = {
    files: fileCircles(fixture.imports).map(({ members }) => members),
    ...Object.fromEntries(
      areas.map((area) => [
        area.name,
        folderCircles(fixture.imports, area).map(({ members }) => members),
      ]),
    ),
  };
  const expected = {
    files: [
      ['first', 'second', 'third'].map((name) => `packages/domain/src/loop/${name}.ts`),
      ['one', 'other'].map((name) => `packages/domain/src/types/${name}.ts`),
    ],
    site: [['apps/site/src/api', 'apps/site/src/ssr']],
    'site features': [['apps/site/src/features/left', 'apps/site/src/features/right']],
    'site components': [['apps/site/src/components/Early.ts', 'apps/site/src/components/late']],
    'site shell': [],
    overlay: [],
    'overlay packages': [],
    server: [],
    'server features': [],
    'server platform': [
      ['database', 'outbox', 'queue'].map((name) => `apps/server/src/platform/${name}`),
    ],
    ui: [],
    'domain topics': [],
    'tournament engine': [],
  };
  if (JSON.stringify(found) !== JSON.stringify(expected))
    fail(`The circles of the fixture were not found: ${JSON.stringify(found, null, 2)}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
