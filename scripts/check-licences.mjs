// Checks the licences of all shipped packages: MES is MIT, so none of them may require more.
// The graph comes from package-lock.json, which also lists the optional packages of other platforms.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

// Permissive licences, and two that bind only the files or the font they came with (MPL, OFL).
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
]);

const EXCEPTIONS = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32$)/,
    reason:
      'libvips and its libraries are LGPL. They are installed as packages of their own and loaded ' +
      'at run time, never built into our files, so anyone can replace them, as the LGPL asks.',
  },
];

const MIN_PACKAGES = 100;
const FIXTURE = ['both', 'copyleft', 'nested', 'unknown'];

const { problems, shipped } = checkLicences(root);
for (const { name, licence } of problems) console.error(`${name}: ${licence ?? 'no licence'}`);

const found = checkLicences(join(root, 'scripts/fixtures/refused-licences')).problems;
if (found.map(({ name }) => name).join() !== FIXTURE.join())
  fail('The refused licences of the fixture were not detected.');
if (shipped < MIN_PACKAGES)
  fail(`Only ${shipped} packages were read: the check does not see the project.`);
if (problems.length > 0) {
  fail(
    'Use another package, or, if its terms are fine for a product under MIT, say why in scripts/check-licences.mjs.',
  );
}
console.log(`${shipped} packages, no refused licences`);

function checkLicences(base) {
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));
  const paths = shippedPaths(packages).filter((path) => path.includes('node_modules/'));
  const problems = paths
    .map((path) => ({ name: nameOf(path), licence: licenceOf(base, { path, packages }) }))
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { problems, shipped: paths.length };
}

/** The apps and their transitive dependencies. Development dependencies are not shipped. */
function shippedPaths(packages) {
  const seen = new Set(Object.keys(packages).filter((path) => /^apps\/[^/]+$/.test(path)));
  // Iterating over a Set also visits entries that are added meanwhile.
  for (const path of seen) {
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(packages, { path, name });
      if (target) seen.add(target);
    }
  }
  return [...seen];
}

/** Resolves like Node: the nearest node_modules folder upwards that contains the package. */
function resolve(packages, { path, name }) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = packages[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (!folder) return null;
  }
}

/** Some old packages have a list in `licenses`, which npm does not copy into the lock file. */
function licenceOf(base, { path, packages }) {
  if (packages[path].license) return packages[path].license;
  const file = join(base, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

/**
 * An SPDX expression: one part of an OR is enough, all parts of an AND are needed. A group in
 * parentheses is in no list, so it is refused and a person decides.
 */
function isAllowed(licence) {
  return (licence ?? '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)));
}

function isException(name) {
  return EXCEPTIONS.some(({ packages }) => packages.test(name));
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
