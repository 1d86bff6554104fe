// Every declared event is published and read by somebody, and no channel is named outside the contract.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './root.mjs';

const { channelDeclarations } = await tsImport(
  '../packages/contract/src/channels.ts',
  import.meta.url,
);

const server = sourcesIn('apps/server/src');
const browser = [...sourcesIn('apps/site/src'), ...sourcesIn('apps/overlay/src')];
const contract = sourcesIn('packages/contract/src');
const problems = [
  ...unpublished(channelDeclarations, server),
  ...unread(channelDeclarations, { server, browser, contract }),
  ...[...server, ...browser].flatMap(undeclared),
];

// A check that sees nothing would pass everything.
const invented = { lost: { pattern: 'lost', events: { 'nothing.happened': null } } };
if (
  unpublished(invented, server).length !== 1 ||
  unread(invented, { server, browser, contract }).length !== 1
)
  fail('An event that nobody knows was not noticed.');
const forbidden = { path: 'fixture', text: "emit(tx, { channel: 'stream' })" };
if (undeclared(forbidden).length !== 1)
  fail('A channel that is named by a string was not noticed.');

for (const problem of problems) console.error(problem);
if (problems.length > 0) fail(`${problems.length} problems with events.`);
const count = Object.values(channelDeclarations).flatMap(({ events }) =>
  Object.keys(events),
).length;
console.log(
  `${count} events on ${Object.keys(channelDeclarations).length} channels, all published and read`,
);

/** The names are literals wherever an event is published; templates stand for several. */
function unpublished(declarations, files) {
  const texts = files.filter(({ path }) => !path.includes('/platform/')).map(({ text }) => text);
  const names = new Set(Object.values(declarations).flatMap(({ events }) => Object.keys(events)));
  return [...names]
    .filter((name) => !texts.some((text) => text.includes(`'${name}'`) || hasTemplate(text, name)))
    .map((name) => `${name} is declared, and nobody publishes it`);
}

function hasTemplate(text, name) {
  const templates = text.match(/`[a-z]+\.[a-z_]+\$\{\w+\}`/g) ?? [];
  return templates.some((template) => name.startsWith(template.slice(1, template.indexOf('$'))));
}

/** A cache rule, a listener of the server, or a page that follows the channel reads all of it. */
function unread(declarations, { server, browser, contract }) {
  return Object.entries(declarations).flatMap(([key, { pattern, events }]) => {
    const names = Object.keys(events);
    if (names.length === 0) return [];
    const start = pattern.split('{')[0];
    const isRead =
      contract.some(({ text }) => new RegExp(`until: \\[[^\\]]*'${start}`).test(text)) ||
      server.some(({ text }) => text.includes(`isEventOn(event, '${key}')`)) ||
      browser.some(({ text }) => new RegExp(`\\bchannels\\.${key}\\(`).test(text));
    return isRead
      ? []
      : [`${pattern} is declared with ${names.length} events, and nobody reads it`];
  });
}

function undeclared({ path, text }) {
  const found = [
    ...text.matchAll(/\bemit(All)?\(tx\b/g),
    ...text.matchAll(/\b(publish|subscribe|useLive)\((tx, )?['`]/g),
    ...text.matchAll(/[{,]\s*channel: ['`]\w/g),
  ];
  return found.length > 0 ? [`${path} names a channel by a string: ${found[0][0]}`] : [];
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
