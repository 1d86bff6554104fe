// What people read on the site stands in texts.ts of its feature: reports it wherever else it is written.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './root.mjs';

const SITE = join(root, 'apps/site/src');
const FOLDERS = ['components', 'features', 'pages', 'shell'];
const FEWEST_FILES = 300;

const EXCLUDED = [
  { path: /\/texts\.ts$/, reason: 'this is where texts belong' },
  { path: /\/labels\.ts$/, reason: 'names of values of the wire' },
  { path: /\.test\.tsx?$/, reason: 'tests say what they expect' },
  { path: /^shell\/texts\//, reason: 'long prose, a page each' },
  { path: /^pages\/gallery\//, reason: 'shows components to those who build the site' },
  { path: /^components\/text\/format-time\.ts$/, reason: 'names of months are formats' },
  { path: /^(features\/capture\/keys|shell\/palette\/go-keys)\.ts$/, reason: 'names of keys' },
  { path: /^features\/stream\/scene-names\.ts$/, reason: 'names of values of the wire' },
  { path: /^features\/obs\/source-names\.ts$/, reason: 'by these names OBS finds its sources' },
];

/** Attributes of elements and options of dialogs, toasts and columns that people read or hear. */
const READ =
  /^(alt|aria-(description|label|valuetext)|(cancel|confirm)?label|caption|description|empty|header|heading|hint|lead|message|placeholder|success|title)$/i;

/** The beginning of a sentence or title: a capital, and a second word. */
const PROSE = /^\p{Lu}\p{L}*([’']\p{L}+)?,? [\p{L}…]/u;

const ADDRESS = /^[\w/]+\?\w+=/;

/** What throws or logs speaks to developers, and types are no values. */
const NOT_SHOWN = /^(ImportDeclaration|ThrowStatement|TS(?!AsExpression|Satisfies|NonNull)\w+)$/;

checkItself();
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(SITE, folder), { recursive: true, withFileTypes: true }),
)
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !EXCLUDED.some((each) => each.path.test(relative(SITE, path))));
if (files.length < FEWEST_FILES)
  fail(`Only ${files.length} files were read: the check does not see the site.`);

const problems = files.flatMap((path) => textsIn(path, readFileSync(path, 'utf8')));
for (const { path, line, text } of problems)
  console.error(`${relative(root, path)}:${line}: “${text}” belongs into texts.ts`);
if (problems.length > 0) fail(`${problems.length} texts stand outside of texts.ts.`);
console.log(`${files.length} files of the site, all with their texts in texts.ts`);

function textsIn(path, source) {
  const found = [];
  visit(parseSync(path, source).program);
  return found;

  function visit(node) {
    if (Array.isArray(node)) node.forEach(visit);
    if (!node?.type || NOT_SHOWN.test(node.type) || isLog(node)) return;
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
    if (/\p{L}/u.test(text) && !ADDRESS.test(text) && !isKnown)
      found.push({ path, line, start, text: text.trim() });
  }
}

/** Of a string or a template, with … for its values; null for all else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked).join('…');
}

function isLog({ type, callee }) {
  return type === 'CallExpression' && callee.object?.name === 'console';
}

/** A check that notices nothing would pass everything. */
function checkItself() {
  const sample = `
    const dialog = { title: 'Leave?', id: 'leave', message: texts.leaveMessage };
    const labelOf = ({ label = 'None', key = 'none' }) => label;
    const problemOf = ({ id }) => (id === '' ? [\`Choose \${id} first\`] : { id: 'An id, please' });
    if (!dialog) throw new Error('There is no dialog.');
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
