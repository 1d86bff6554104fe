// Every exported type of a layer has a name of its own: one name, one meaning.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './root.mjs';

const LAYERS = {
  contract: 'packages/contract/src',
  domain: 'packages/domain/src',
  client: 'packages/client/src',
  ui: 'packages/ui/src',
  server: 'apps/server/src',
  overlay: 'apps/overlay/src',
  site: 'apps/site/src',
};
const FEWEST_TYPES = 2_000;

const DECLARATIONS = /^(TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration)$/;

checkItself();
const types = Object.entries(LAYERS).flatMap(([layer, folder]) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)generated\//.test(name))
    .map((name) => join(root, folder, name))
    .flatMap((path) =>
      exportedTypes(path, readFileSync(path, 'utf8')).map((name) => ({
        layer,
        name,
        path: relative(root, path),
      })),
    ),
);
if (types.length < FEWEST_TYPES)
  fail(`Only ${types.length} types were read: the check does not see the code.`);
const problems = repeatedNames(types);
for (const problem of problems) console.error(problem);
if (problems.length > 0) fail(`${problems.length} names of types have several meanings.`);
console.log(`${types.length} exported types, each with a name of its own in its layer`);

/** Declared in the file: a re-export is the same type. */
function exportedTypes(path, source) {
  return parseSync(path, source).program.body.flatMap(({ type, declaration }) =>
    /^Export(Named|Default)Declaration$/.test(type) && DECLARATIONS.test(declaration?.type ?? '')
      ? [declaration.id.name]
      : [],
  );
}

function repeatedNames(given) {
  const byName = new Map();
  for (const each of given) {
    const key = `${each.layer} ${each.name}`;
    byName.set(key, [...(byName.get(key) ?? []), each]);
  }
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map(([{ name, path }, ...others]) => {
      const elsewhere = others.map((other) => other.path).join(' and ');
      return `${path}: ${name} is also declared in ${elsewhere}`;
    });
}

/** A check that notices nothing would pass everything. */
function checkItself() {
  const sources = {
    'a.ts': 'export interface Team { id: string }\nexport type Side = 1;\ninterface Local {}',
    'b.ts': "export class Team {}\nexport type { Side } from './a';\nexport interface Local {}",
    'c.ts': 'export type Side = 2;\nexport default class Local {}',
  };
  const given = Object.entries(sources).flatMap(([path, source]) =>
    exportedTypes(path, source).map((name) => ({ layer: 'site', name, path })),
  );
  const found = repeatedNames(given);
  if (found.length !== 3) fail(`${found.length} of 3 repeated names of the sample were found.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
