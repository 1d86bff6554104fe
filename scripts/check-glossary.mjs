// Every term of docs/glossary.md stands there once, and its type is declared in the file that is named.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const GLOSSARY = 'docs/glossary.md';
const FEWEST_TERMS = 200;
const NO_TYPE = '—';

/** The short forms of folders that the glossary uses. */
const FOLDERS = {
  client: 'packages/client/src',
  contract: 'packages/contract/src',
  domain: 'packages/domain/src',
  ui: 'packages/ui/src',
  overlay: 'apps/overlay/src',
  server: 'apps/server/src',
  site: 'apps/site/src',
};

checkItself();
const terms = parseTerms(readFileSync(join(root, GLOSSARY), 'utf8'));
if (terms.length < FEWEST_TERMS)
  fail(`Only ${terms.length} terms were read: the check does not see the glossary.`);
const problems = problemsIn(terms, readSource);
for (const problem of problems) console.error(problem);
if (problems.length > 0) fail(`${problems.length} problems in ${GLOSSARY}.`);
console.log(`${terms.length} terms of the glossary, all with an existing type and file`);

/** Rows are `| term | meaning | type | file |`; a bar within a cell is escaped. */
function parseTerms(text) {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, term, , type, file] = cells;
    if (cells.length !== 6 || term === 'Term' || /^-+$/.test(term)) return [];
    return [{ line: index + 1, term, type: type.replaceAll('`', ''), file }];
  });
}

function problemsIn(rows, read) {
  const lines = new Map();
  return rows.flatMap(({ line, term, type, file }) => {
    const found = [];
    if (lines.has(term)) found.push(`“${term}” stands in line ${lines.get(term)} already`);
    lines.set(term, line);
    const source = read(file);
    if (source === null) found.push(`${file} does not exist`);
    else if (type !== NO_TYPE && !declares(source, type)) found.push(`${file} has no ${type}`);
    return found.map((problem) => `${GLOSSARY}:${line}: ${problem}`);
  });
}

/** A declaration, a field or method, or an id in quotes; of `Position.group` both names. */
function declares(source, type) {
  return type.split('.').every((name) => {
    const declaration = `\\b(interface|type|class|function|const) ${name}\\b`;
    return new RegExp(`${declaration}|\\b${name}\\??[:(]|'${name}'`).test(source);
  });
}

/** The text of a file, or of all files below a folder; null if there is none. */
function readSource(file) {
  const [short, ...rest] = file.split('/');
  const path = join(root, FOLDERS[short] ?? short, ...rest);
  if (!existsSync(path)) return null;
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/** A check that notices nothing would pass everything. */
function checkItself() {
  const sample = [
    '| Term | Meaning | Type | File |',
    '| ---- | ------- | ---- | ---- |',
    '| team | Players with a leader | `Team` | contract/teams.ts |',
    '| rule | `Admin\\|editstream`, of a call | `Call.who` | contract/define.ts |',
    '| coach | Nobody | `Coach` | contract/teams.ts |',
    '| crew | Nobody | — | contract/crews.ts |',
    '| team | Once more | — | contract/teams.ts |',
  ].join('\n');
  const sources = {
    'contract/teams.ts': 'export interface Team {}',
    'contract/define.ts': 'export interface Call { who: string }',
  };
  const found = problemsIn(parseTerms(sample), (file) => sources[file] ?? null);
  if (found.length !== 3) fail(`${found.length} of 3 problems of the sample were found.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
