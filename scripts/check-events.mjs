// Every declared event is published and read by somebody, and no channel is named outside the contract.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { findEventUses } from './event-uses.mjs';
import { namesChannel } from './named-channels.mjs';
import { root } from './root.mjs';

const { channelDeclarations } = await tsImport(
  '../packages/contract/src/channels.ts',
  import.meta.url,
);
const { contract } = await tsImport('../packages/contract/src/index.ts', import.meta.url);

const uses = findEventUses(root);
const reads = [...uses.read, ...cacheRules()];
const problems = [
  ...unpublished(channelDeclarations),
  ...unread(channelDeclarations),
  ...['apps/server/src', 'apps/site/src', 'apps/overlay/src']
    .flatMap(sourcesIn)
    .filter(namesChannel)
    .map(({ path }) => `${path} names a channel by a string`),
];

// A check that sees nothing would pass everything.
const invented = { stream: { pattern: 'stream', events: { 'nothing.happened': null } } };
const unheard = { lost: { pattern: 'lost', events: { 'stream.directed': null } } };
if (unpublished(invented).length !== 1) fail('An event that nobody publishes was not noticed.');
if (unread(unheard).length !== 1) fail('An event that nobody reads was not noticed.');
if (!namesChannel({ path: 'fixture.ts', text: "publish(tx, { channel: 'stream' })" }))
  fail('A channel that is named by a string was not noticed.');

for (const problem of problems) console.error(problem);
if (problems.length > 0) fail(`${problems.length} problems with events.`);
const count = eventsIn(channelDeclarations).length;
const channelCount = Object.keys(channelDeclarations).length;
console.log(`${count} events on ${channelCount} channels, all published and read`);

function eventsIn(declarations) {
  return Object.entries(declarations).flatMap(([key, { pattern, events }]) =>
    Object.keys(events).map((name) => ({ key, pattern, name })),
  );
}

function unpublished(declarations) {
  return eventsIn(declarations)
    .filter((event) => !uses.published.some((use) => includes(use, event)) || !isWritten(event))
    .map(({ pattern, name }) => `${name} is declared on ${pattern}, and nobody publishes it there`);
}

/** As a whole, or as the beginning of a template. */
function isWritten({ name }) {
  if (uses.literals.has(name)) return true;
  return [...uses.literals].some(
    (text) => text.endsWith('…') && text.includes('.') && name.startsWith(text.slice(0, -1)),
  );
}

function unread(declarations) {
  return eventsIn(declarations)
    .filter((event) => !reads.some((use) => includes(use, event)))
    .map(({ pattern, name }) => `${name} is declared on ${pattern}, and nobody reads it there`);
}

function includes({ keys, names, except = [] }, { key, name }) {
  if (!keys.includes(key) || except.includes(name)) return false;
  return names.includes('*') || names.includes(name);
}

/** They drop cached answers after any event of their channels. */
function cacheRules() {
  const topics = Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .flatMap(({ cache, cacheFor }) => [...(cache?.until ?? []), ...(cacheFor?.until ?? [])])
    .map((topic) => topic.split('{')[0]);
  const keys = Object.entries(channelDeclarations)
    .filter(([, { pattern }]) => topics.includes(pattern.split('{')[0]))
    .map(([key]) => key);
  return [{ keys, names: ['*'] }];
}

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
