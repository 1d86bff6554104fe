// Takes a screenshot of every overlay scene in every group, and combines them into sheets.
//
//   node scripts/scene-sheet.mjs [--url http://localhost:3000] [--kind usual] [--moment decided]
//     [--group worlds-2023] [--only versus,game] [--query 'player=p1&player2=p2']
//     [--tournament Worlds2024] [--tournament worlds-2023=Worlds2024,house=PhoenixS4] [--link streamer]
//     [--clear] [--480p] [--mocks packages] [--out .cache/scene-sheet]
//
// Without --url the built scenes show sample data of a kind ("usual", "long names", "no pictures",
// "empty") at a moment of the series ("not begun", "decided"). With --url they show the data of that
// server, of the tournament of its stream or of --tournament, which may name one for each group; with
// such a list only its groups are pictured. --link names a demo account that links the live, next or last
// match of each tournament to the stream, as a producer would, so that addresses need not name it. Writes one
// picture per scene at 1920 × 1080, or scaled to 480p, sheet.png with all of them, and index.html. --mocks is a folder with the design's own pictures
// (circuit/shots/versus.png …): scenes that have one stand beside it, on a sheet for each group. Prints
// console messages and texts that are not legible on air. scene-strips.mjs shows how scenes move.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { linkMatch } from './link-match.mjs';
import { root } from './root.mjs';

const STAGE = { width: 1920, height: 1080 };
const SMALL = { width: 854, height: 480 };
/** Milliseconds to wait for the data of a scene before the screenshot. */
const LOAD_TIMEOUT = 30_000;
/** The query parameters for the players of the General scenes, with sample data. */
const SAMPLE_PLAYERS = { player: 'p0-0', player2: 'p1-1' };
/** The design's names of scenes where they differ. */
const MOCKS = {
  'best-player': 'moment-mvp',
  breaktime: 'starting',
  champion: 'moment-champion',
  countdown: 'starting',
  facecams: 'ingame-cams',
  game: 'ingame',
  'map-won': 'moment-map',
  'series-won': 'moment-series',
  standings: 'table',
};

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    kind: { type: 'string', default: 'usual' },
    moment: { type: 'string', default: '' },
    group: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    tournament: { type: 'string', default: '' },
    link: { type: 'string', default: '' },
    query: { type: 'string', default: '' },
    clear: { type: 'boolean', default: false },
    '480p': { type: 'boolean', default: false },
    mocks: { type: 'string', default: '' },
    out: { type: 'string', default: '.cache/scene-sheet' },
  },
});
if (!options.url && !existsSync(join(root, 'dist/overlay/index.html'))) {
  console.error('The scenes are not built yet: npm run build');
  process.exit(1);
}
const { SCENE_GROUPS } = await tsImport('../packages/domain/src/stream/scenes.ts', import.meta.url);
const { OWN_SCENES } = await tsImport('../packages/domain/src/show/cue.ts', import.meta.url);
const { HOST_RULE, startSampleServer } = await tsImport(
  '../apps/overlay/testing/sample-server.ts',
  import.meta.url,
);
const { MOMENTS } = await tsImport('../apps/overlay/testing/sample-answers.ts', import.meta.url);
const { unreadableTexts } = await tsImport('../e2e/overlay-legibility.ts', import.meta.url);

/** By group, or the one of all under an empty name. */
const tournaments = new Map(
  options.tournament
    .split(',')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair.split('=') : ['', pair])),
);
const isPictured = (group) =>
  group.includes(options.group) &&
  (tournaments.size === 0 || tournaments.has('') || tournaments.has(group));

const out = resolve(root, options.out);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', HOST_RULE],
});
try {
  const pictures = [];
  const only = options.only.split(',').filter(Boolean);
  for (const { group, scenes, package: folder } of SCENE_GROUPS) {
    if (!isPictured(group)) continue;
    const first = pictures.length;
    const tournament = tournaments.get(group) ?? tournaments.get('');
    const players = await playersOf(tournament);
    for (const scene of [...scenes.map((entry) => entry.scene), ...OWN_SCENES.keys()]) {
      if (only.length > 0 && !only.includes(scene)) continue;
      const picture = {
        ...(await takeScreenshot({ group, scene, tournament, players })),
        mock: mockOf(folder, scene),
      };
      pictures.push(picture);
      const { name, problems } = picture;
      if (problems.length > 0) console.log(`${name}\n  ${problems.join('\n  ')}`);
    }
    // Group by group, so that a run that is interrupted has shown something.
    if (options.mocks) await photographSheet(pictures.slice(first), `sheet-${group}`);
  }
  if (!options.mocks) await photographSheet(pictures, 'sheet');
  const noisy = pictures.filter(({ problems }) => problems.length > 0);
  console.log(
    `${pictures.length} scenes in ${relative(process.cwd(), out) || out}, ${noisy.length} with problems`,
  );
} finally {
  await browser.close();
}

/** The design's picture of a scene; null where it has none. */
function mockOf(folder, scene) {
  if (!options.mocks) return null;
  const file = resolve(options.mocks, folder, 'shots', `${MOCKS[scene] ?? scene}.png`);
  return existsSync(file) ? pathToFileURL(file).href : null;
}

/** Of whom player scenes tell, unless the query says it. */
async function playersOf(tournament) {
  if (!options.url) return SAMPLE_PLAYERS;
  return tournament && options.link
    ? linkMatch(options.url, { account: options.link, tournament })
    : {};
}

/** Each scene in its own browser context, as in OBS. */
async function takeScreenshot({ group, scene, tournament, players }) {
  const context = await browser.newContext({ viewport: STAGE });
  const page = await context.newPage();
  const picture = { name: `${group}.${scene}`, group, scene, problems: [] };
  page.on('pageerror', (error) => picture.problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') picture.problems.push(message.text().split('\n')[0]);
  });
  const server = options.url ? null : await serveSample(group);
  await server?.routeSockets(page);
  const about = { group, scene, tournament, players };
  await page.goto(addressOf(server?.origin ?? options.url, about));
  await page
    .locator('[data-settled]')
    .waitFor({ timeout: LOAD_TIMEOUT })
    .catch(() => picture.problems.push('still waiting for data'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(picturesLoaded);
  picture.problems.push(...(await page.evaluate(unreadableTexts)));
  const picturedIn = options['480p'] ? await scaleTo480p(page) : page;
  await picturedIn.screenshot({ path: join(out, `${picture.name}.png`), omitBackground: true });
  await context.close();
  server?.close();
  return picture;
}

function serveSample(group) {
  const configuration = MOMENTS[options.moment];
  return startSampleServer({ kind: options.kind, group, now: Date.now(), configuration });
}

/** The whole stage scaled to 480p. */
async function scaleTo480p(page) {
  const stage = await page.screenshot({ omitBackground: true });
  const small = await page.context().newPage();
  await small.setViewportSize(SMALL);
  const source = `data:image/png;base64,${stage.toString('base64')}`;
  await small.setContent(
    `<body style="margin:0"><img width="${SMALL.width}" height="${SMALL.height}" src="${source}">`,
  );
  return small;
}

function addressOf(origin, { group, scene, tournament, players }) {
  // A giveaway has no tournament: its address would name another giveaway.
  const hasTournament = tournament && !options.link && scene !== 'giveaway';
  const about = hasTournament ? `/${encodeURIComponent(tournament)}` : '';
  const address = new URL(`/app/streaming/${group}/${scene}${about}`, origin);
  address.search = options.query;
  address.searchParams.set('screenshot', 'true');
  if (options.clear) address.searchParams.set('clear', '1');
  if (scene.startsWith('player-'))
    for (const [key, value] of Object.entries(players)) address.searchParams.set(key, value);
  return address.href;
}

/** Runs in the page. */
async function picturesLoaded() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** With mocks there is one for each group, because browsers limit the size of screenshots. */
async function photographSheet(pictures, name) {
  const file = join(out, name === 'sheet' ? 'index.html' : `${name}.html`);
  await writeFile(file, sheet(pictures));
  const page = await browser.newPage({ viewport: { width: 1980, height: 900 } });
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  await page.close();
}

/** One row per scene, so that the groups can be compared. */
function sheet(pictures) {
  const rows = Map.groupBy
    ? Map.groupBy(pictures, ({ scene }) => scene)
    : pictures.reduce(
        (map, each) => map.set(each.scene, [...(map.get(each.scene) ?? []), each]),
        new Map(),
      );
  const picture = (source, title) =>
    `<a href="${source}" title="${title}"><img src="${source}" alt="${title}"></a>`;
  const withMock = ({ name, group, mock }) =>
    picture(`${name}.png`, group) + (mock ? picture(mock, `${group}, design`) : '');
  const section = ([scene, own]) =>
    `<section><h2>${scene}</h2><div>${own.map(withMock).join('')}</div></section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scenes</title><style>
    body { margin: 20px; background: #3a3a3a; color: #fff; font: 14px system-ui, sans-serif; }
    h2 { margin: 14px 0 6px; font-size: 15px; } div { display: flex; flex-wrap: wrap; gap: 8px; }
    a { width: ${options.mocks ? 960 : 480}px; background: repeating-conic-gradient(#666 0 25%, #555 0 50%) 0 0 / 24px 24px; }
    img { display: block; width: 100%; }
  </style>${[...rows].map(section).join('')}</html>`;
}
