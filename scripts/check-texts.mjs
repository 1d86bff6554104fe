// What people read stands in texts.ts of its feature, on the site and on the server: reports it wherever else it
// is written.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './root.mjs';

const SCOPES = [
  {
    name: 'the site',
    folder: 'apps/site/src',
    files: /^(components|features|pages|shell)\//,
    fewest: 300,
    excluded: [
      { path: /\/labels\.ts$/, reason: 'names of values of the wire' },
      { path: /^shell\/texts\//, reason: 'long prose, a page each' },
      { path: /^pages\/gallery\//, reason: 'shows components to those who build the site' },
      { path: /^components\/text\/format-time\.ts$/, reason: 'names of months are formats' },
      { path: /^(features\/capture\/keys|shell\/palette\/go-keys)\.ts$/, reason: 'names of keys' },
      { path: /^features\/stream\/scene-names\.ts$/, reason: 'names of values of the wire' },
      { path: /^features\/obs\/source-names\.ts$/, reason: 'by these names OBS finds its sources' },
    ],
  },
  {
    name: 'the server',
    folder: 'apps/server/src/features',
    files: /\//,
    fewest: 400,
    excluded: [
      { path: /\/properties\.ts$/, reason: 'a property stands there with its description' },
      { path: /^screenshots\/vision\//, reason: 'speaks to a model' },
    ],
  },
];

const EXCLUDED = [
  { path: /\/texts\.ts$/, reason: 'this is where texts belong' },
  { path: /\.test\.tsx?$/, reason: 'tests say what they expect' },
];

/** Attributes of elements and options of dialogs, toasts and columns that people read or hear. */
const READ =
  /^(alt|aria-(description|label|valuetext)|(cancel|confirm)?label|caption|description|empty|header|heading|hint|lead|message|placeholder|success|title)$/i;

/** The beginning of a sentence or title: a capital, and a second word. */
const PROSE = /^\p{Lu}\p{L}*([’']\p{L}+)?,? [\p{L}…]/u;

/** Addresses, headers and markup. */
const NO_TEXT = /^([\w/]+\?\w+=|Bearer …$|<)/;

/** Types are no values. */
const NOT_SHOWN = /^(ImportDeclaration|TS(?!AsExpression|Satisfies|NonNull)\w+)$/;

/** Bugs, which developers read; all other errors are shown to people. */
const BUG = /^(Aggregate|Range|Type)?Error$/;

checkItself();
const problems = SCOPES.flatMap(textsInScope);
for (const { path, line, text } of problems)
  console.error(`${relative(root, path)}:${line}: “${text}” belongs into texts.ts`);
if (problems.length > 0) fail(`${problems.length} texts stand outside of texts.ts.`);

function textsInScope({ name, folder, files, fewest, excluded }) {
  const paths = readdirSync(join(root, folder), { recursive: true }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      files.test(path) &&
      ![...EXCLUDED, ...excluded].some((each) => each.path.test(path)),
  );
  if (paths.length < fewest)
    fail(`Only ${paths.length} files were read: the check does not see ${name}.`);
  const found = paths
    .map((path) => join(root, folder, path))
    .flatMap((path) => textsIn(path, readFileSync(path, 'utf8')));
  if (found.length === 0)
    console.log(`${paths.length} files of ${name}, all with their texts in texts.ts`);
  return found;
}

function textsIn(path, source) {
  const found = [];
  visit(parseSync(path, source).program);
  return found;

  function visit(node) {
    if (Array.isArray(node)) node.forEach(visit);
    if (!node?.type || NOT_SHOWN.test(node.type) || isForDevelopers(node)) return;
    // Templates with a tag are statements of SQL; what they contain may be shown.
    if (node.type === 'TaggedTemplateExpression') return visit(node.quasi.expressions);
    if (node.type === 'JSXText') report(node, node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') node.children.forEach(reportIn);
    if (node.type === 'JSXAttribute' && READ.test(node.name.name)) reportIn(node.value);
    if (node.type === 'Property' && READ.test(node.key.name ?? node.key.value))
      reportIn(node.value);
    if (PROSE.test(textOf(node) ?? '')) report(node, textOf(node));
    // The key of an object is a name of the program.
    for (const [part, value] of Object.entries(node)) if (part !== 'key') visit(value);
  }

  /** Literals that are shown as they are, on a condition or by default. */
  function reportIn(node) {
    if (node?.type === 'JSXExpressionContainer') reportIn(node.expression);
    if (node?.type === 'AssignmentPattern') reportIn(node.right);
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(reportIn);
    if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(reportIn);
    const text = textOf(node);
    if (text !== null) report(node, text);
  }

  function report({ start }, text) {
    const line = source.slice(0, start).split('\n').length;
    const isKnown = found.some((each) => each.start === start);
    if (/\p{L}/u.test(text) && !NO_TEXT.test(text) && !isKnown)
      found.push({ path, line, start, text: text.trim() });
  }
}

/** Of a string or a template, with … for its values; null for all else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked).join('…');
}

function isForDevelopers({ type, callee, argument }) {
  if (type === 'ThrowStatement') return BUG.test(argument?.callee?.name ?? '');
  if (type !== 'CallExpression') return false;
  const { object, property } = callee;
  return /^(console|log|metrics)$/.test(object?.name ?? '') || isRawSql({ object, property });
}

function isRawSql({ object, property }) {
  return object?.name === 'sql' && property?.name === 'raw';
}

/** A check that notices nothing would pass everything. */
function checkItself() {
  const sample = `
    const dialog = { title: 'Leave?', id: 'leave', message: texts.leaveMessage };
    const labelOf = ({ label = 'None', key = 'none' }) => label;
    const problemOf = ({ id }) => (id === '' ? [\`Choose \${id} first\`] : { id: 'An id, please' });
    if (!dialog) throw new Error('There is no dialog.');
    if (dialog.id === '') throw new InvalidAction('Name it first.');
    log.warn({ title: 'a field' }, 'Nobody reads the log.');
    const statement = sql\`SELECT now() AS \${name}\`;
    const page = (
      <Page title="Teams" to="/teams" lead={isOwn ? 'Yours' : texts.lead} key={\`of \${name}\`}>
        <b aria-label={\`Team \${name}\`}>Hello {name}</b> · {isOpen && 'open'} {texts.players}
      </Page>
    );`;
  const found = textsIn('sample.tsx', sample).map(({ text }) => text);
  const expected = [
    'Leave?',
    'None',
    'Choose … first',
    'An id, please',
    'Name it first.',
    'open',
    'Teams',
    'Yours',
    'Team …',
    'Hello',
  ];
  if (found.toString() !== expected.toString())
    fail(`The sample has ${expected}, but the check found ${found}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
