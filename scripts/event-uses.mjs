// Where events are published and read, by the types that the compiler infers: an event's name may be a
// variable, and a channel one of several.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/**
 * `published` and `read` are lists of `{ keys, names }`: channels and events, where `*` is every event but
 * those in `except`. `literals` are the strings of the server's features: a name that stands nowhere is
 * never published, whatever the types allow.
 */
export function findEventUses(root) {
  const api = new API({ cwd: root });
  try {
    const configs = ['server', 'browser'].map((name) => join(root, `tsconfig.${name}.json`));
    const snapshot = api.updateSnapshot({ openProjects: configs });
    const uses = { published: [], read: [], literals: new Set() };
    for (const [index, folders] of [['apps/server'], ['apps/site', 'apps/overlay']].entries()) {
      const { program, checker } = snapshot.getProject(configs[index]);
      for (const name of program.getSourceFileNames()) {
        const path = relative(root, name);
        if (!folders.some((folder) => path.startsWith(`${folder}/src/`)) || isTest(path)) continue;
        if (RELAYS.includes(path) || !MENTIONS.test(readFileSync(name, 'utf8'))) continue;
        collect(program.getSourceFile(name), { path, checker, uses });
      }
    }
    return uses;
  } finally {
    api.close();
  }
}

function isTest(path) {
  return /\.test\.tsx?$|\/testing\/|\/generated\//.test(path);
}

/** Files without any of it are not worth asking the compiler for. */
const MENTIONS =
  /\b(publish|isEventOn|useLive|subscribe|onAccountEvents|channels)\b|['`][a-z]+\.[a-z_]+['$]/;

/** They hand on whatever others read. */
const RELAYS = ['apps/site/src/api/use-live.ts', 'apps/site/src/api/account-events.ts'];

function collect(file, { path, checker, uses }) {
  const originals = originalNames(file);
  const visit = (node) => {
    if (node.kind === SyntaxKind.CallExpression) collectCall(node);
    if (path.startsWith('apps/server/') && !path.includes('/platform/')) collectLiteral(node);
    node.forEachChild(visit);
  };
  visit(file);

  function collectCall(call) {
    const [first, second, third] = [...call.arguments];
    const name = nameOf(call.expression);
    switch (originals.get(name) ?? name) {
      case 'publish':
        // Features have functions of that name, too.
        if (call.expression.text && third)
          uses.published.push({ keys: keysOf(second), names: literalsOf(third) });
        break;
      case 'isEventOn':
        uses.read.push({ keys: literalsOf(second), names: comparedWith(call) });
        break;
      case 'useLive':
        if (second) uses.read.push({ keys: keysOf(first), names: ['*'], except: ignored(second) });
        break;
      case 'subscribe':
        if (second) uses.read.push({ keys: keysOf(first), names: handled(second) });
        break;
      case 'onAccountEvents':
        uses.read.push({ keys: ['account'], names: handled(first) });
        break;
      default:
        // Overlays read their whole state again after any event of a channel.
        if (path.startsWith('apps/overlay/') && call.expression.expression?.text === 'channels')
          uses.read.push({ keys: keysOf(call), names: ['*'] });
    }
  }

  function collectLiteral(node) {
    if (node.kind === SyntaxKind.StringLiteral || node.kind === SyntaxKind.TemplateHead)
      uses.literals.add(node.text + (node.kind === SyntaxKind.TemplateHead ? '…' : ''));
  }

  /** Of a channel, or of a list of channels. */
  function keysOf(node) {
    return constituents(checker.getTypeAtLocation(node)).flatMap((type) => {
      const elements = checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : [type];
      return elements.flatMap(constituents).flatMap((each) => {
        const key = checker.getPropertyOfType(each, 'key');
        return key ? valuesOf(checker.getTypeOfSymbol(key)) : [];
      });
    });
  }

  function literalsOf(node) {
    return valuesOf(checker.getTypeAtLocation(node));
  }
}

function constituents(type) {
  return type.isUnionType() ? type.getTypes() : [type];
}

function valuesOf(type) {
  return constituents(type).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** Of what is imported under another name. */
function originalNames(file) {
  const names = new Map();
  for (const { importClause } of file.statements)
    for (const { name, propertyName } of importClause?.namedBindings?.elements ?? [])
      if (propertyName) names.set(name.text, propertyName.text);
  return names;
}

function nameOf(callee) {
  return callee.name?.text ?? callee.text;
}

/** The events that an object of handlers names. */
function handled(node) {
  return (node?.properties ?? []).flatMap(({ name }) =>
    name?.text === '*' || name?.text?.includes('.') ? [name.text] : [],
  );
}

function ignored(node) {
  return (node?.properties ?? [])
    .filter(({ initializer }) => initializer?.text === 'ignore')
    .map(({ name }) => name.text);
}

/** The event that a condition around `isEventOn` compares with, or all. */
function comparedWith(call) {
  let condition = call;
  while (isPartOfCondition(condition.parent)) condition = condition.parent;
  const names = [];
  const visit = (node) => {
    const isComparison =
      node.kind === SyntaxKind.BinaryExpression && node.left.name?.text === 'type';
    if (isComparison && node.right.text) names.push(node.right.text);
    node.forEachChild(visit);
  };
  visit(condition);
  return names.length > 0 ? names : ['*'];
}

function isPartOfCondition(node) {
  return (
    node.kind === SyntaxKind.BinaryExpression || node.kind === SyntaxKind.PrefixUnaryExpression
  );
}
