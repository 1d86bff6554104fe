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
  { path: /^(features|pages)\/stream\//, reason: 'the control room will be rebuilt' },
];

/** Attributes of elements and options of dialogs, toasts and columns that people read or hear. */
const READ =
  /^(alt|aria-(description|label|valuetext)|(cancel|confirm)?label|caption|description|empty|header|heading|hint|lead|message|placeholder|success|title)$/i;

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
    if (!node?.type) return;
    if (node.type === 'JSXText') report(node, node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') node.children.forEach(reportIn);
    if (node.type === 'JSXAttribute' && READ.test(node.name.name)) reportIn(node.value);
    if (node.type === 'Property' && READ.test(node.key.name ?? node.key.value))
      reportIn(node.value);
    Object.values(node).forEach(visit);
  }

  /** Literals that are shown as they are, on a condition or by default. */
  function reportIn(node) {
    if (node?.type === 'JSXExpressionContainer') reportIn(node.expression);
    if (node?.type === 'AssignmentPattern') reportIn(node.right);
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(reportIn);
    if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(reportIn);
    if (node?.type === 'Literal' && typeof node.value === 'string') report(node, node.value);
    if (node?.type === 'TemplateLiteral')
      report(node, node.quasis.map(({ value }) => value.cooked).join('…'));
  }

  function report({ start }, text) {
    if (!/\p{L}/u.test(text)) return;
    found.push({ path, line: source.slice(0, start).split('\n').length, text: text.trim() });
  }
}

/** A check that notices nothing would pass everything. */
function checkItself() {
  const sample = `
    const dialog = { title: 'Leave?', id: 'leave', message: texts.leaveMessage };
    const labelOf = ({ label = 'None', key = 'none' }) => label;
    const page = (
      <Page title="Teams" to="/teams" lead={isOwn ? 'Yours' : texts.lead} key={\`of \${name}\`}>
        <b aria-label={\`Team \${name}\`}>Hello {name}</b> · {isOpen && 'open'} {texts.players}
      </Page>
    );`;
  const found = textsIn('sample.tsx', sample).map(({ text }) => text);
  const expected = ['Leave?', 'None', 'open', 'Teams', 'Yours', 'Team …', 'Hello'];
  if (found.toString() !== expected.toString())
    fail(`The sample has ${expected}, but the check found ${found}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
