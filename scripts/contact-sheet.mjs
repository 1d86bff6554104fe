// Takes a screenshot of every page of a running site: at desktop and phone width, dark and light.
//
//   node scripts/contact-sheet.mjs --url http://localhost:3000 [--account admin]
//     [--out .cache/contact-sheet] [--only /embers] [--value /players/:value=p1001]
//
// Writes one picture per page, width and theme, index.html with all of them, and sheet-1.png, sheet-2.png …
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './root.mjs';

const PAGES = join(root, 'apps/site/src/pages');
const SUFFIXES = { index: '', indexAny: '/:value', indexAll: '/*' };
const SHAPES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, isMobile: true, hasTouch: true },
];
const THEMES = ['dark', 'light'];
/** Taller pages are cut: browsers limit the size of screenshots. */
const MAX_HEIGHT = 6000;
const ROWS_PER_SHEET = 10;
/** Milliseconds without changes before the screenshot, and the maximum wait. */
const IDLE = { quiet: 600, longest: 6000 };
/** Used where neither the command line nor the server gives a value. */
const ANY_VALUE = 'example';

/** Where to find a value for the pages that need one: the first entry of a list of the server. */
const VALUES = [
  { route: '/players/:value', path: '/api/leaderboards/players', read: (row) => row.player?.id },
  { route: '/teams/:value', path: '/api/leaderboards/elo-teams', read: (row) => row.team?.name },
  { route: '/tournament/:value', path: '/api/tournaments/game/CriticalOps', read: (row) => row.id },
  { route: '/blog/:value', path: '/api/articles/thumbnails/0', read: (row) => row.slug },
];

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    account: { type: 'string' },
    out: { type: 'string', default: '.cache/contact-sheet' },
    only: { type: 'string' },
    value: { type: 'string', multiple: true, default: [] },
  },
});
const site = options.url.replace(/\/$/, '');
const out = resolve(root, options.out);

const routes = (await routesOf(PAGES)).filter((route) => route.includes(options.only ?? ''));
if (routes.length === 0) fail(`No page has ${options.only} in its route.`);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  const storageState = options.account ? await signIn(options.account) : undefined;
  const rows = [];
  for (const route of routes) rows.push(await rowOf(route, storageState));
  await writeSheets(rows);
  const noisy = rows.filter(({ problems }) => problems.length > 0);
  for (const { route, problems } of noisy) console.log(`${route}\n  ${problems.join('\n  ')}`);
  console.log(
    `${rows.length} pages in ${relative(process.cwd(), out) || out}, ${noisy.length} with problems`,
  );
} finally {
  await browser.close();
}

/** The folder is the route, as in the site's own table of pages. */
async function routesOf(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => /^(.*?)\/?(index|indexAny|indexAll)\.tsx$/.exec(file.replaceAll('\\', '/')))
    .filter(Boolean)
    .map(([, path, name]) => `${path && `/${path}`}${SUFFIXES[name]}` || '/')
    .sort();
}

/** All widths and themes of one page, each in its own browser context: pages may clear the storage. */
async function rowOf(route, storageState) {
  const path = await pathOf(route);
  const row = { route, path, pictures: [], problems: [] };
  for (const shape of SHAPES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        storageState,
        viewport: { width: shape.width, height: shape.height },
        isMobile: shape.isMobile,
        hasTouch: shape.hasTouch,
        reducedMotion: 'reduce',
      });
      // The cookie banner is shown on the home page only, so that it does not cover the other pages.
      const stored = { darkMode: theme === 'dark', 'cookie-consent': route !== '/' };
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries))
          localStorage.setItem(key, String(value));
      }, stored);
      const page = await context.newPage();
      const note = (text) => row.problems.push(`${shape.name} ${theme}: ${text.split('\n')[0]}`);
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      const name = `${fileName(route)}.${shape.name}.${theme}.png`;
      await takeScreenshot(page, { path, name, shape, note });
      row.pictures.push({ name, shape: shape.name, theme });
      await context.close();
    }
  }
  console.log(`${route}${path === route ? '' : ` as ${path}`}`);
  return row;
}

async function takeScreenshot(page, { path, name, shape, note }) {
  await page.goto(`${site}/app${path === '/' ? '' : path}`, { waitUntil: 'load' });
  await page
    .locator('main')
    .waitFor({ timeout: 10_000 })
    .catch(() => note('no <main> came'));
  const height = await page.evaluate(waitUntilIdle, IDLE);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) note(`${wider} px wider than the window`);
  await page.screenshot({
    path: join(out, name),
    fullPage: true,
    clip: { x: 0, y: 0, width: shape.width, height: Math.min(height, MAX_HEIGHT) },
  });
}

/** Runs in the page: returns its height once it has not changed for a while, or after the maximum wait. */
async function waitUntilIdle({ quiet, longest }) {
  await document.fonts.ready;
  const measure = () =>
    `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
  const start = performance.now();
  for (let last = measure(), since = start; ; ) {
    await new Promise((next) => setTimeout(next, 50));
    const now = performance.now();
    if (measure() !== last) [last, since] = [measure(), now];
    if (now - since >= quiet || now - start >= longest)
      return document.documentElement.scrollHeight;
  }
}

async function pathOf(route) {
  if (!/[:*]/.test(route)) return route;
  const given = options.value.find((value) => value.startsWith(`${route}=`));
  const value = given?.slice(route.length + 1) ?? (await valueFor(route)) ?? ANY_VALUE;
  return route.replace(/:value|\*/, encodeURIComponent(value));
}

async function valueFor(route) {
  const source = VALUES.find((one) => one.route === route);
  if (!source) return undefined;
  try {
    const { data } = await (await fetch(site + source.path)).json();
    return source.read(data[0]);
  } catch {
    // The call is not available or returns nothing: the screenshot shows the empty state of the page.
    return undefined;
  }
}

/** Uses a demo account, which a development server offers on the register page. */
async function signIn(account) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/app/dashboard`);
  const button = page.getByRole('button', { name: `Sign in as ${account}`, exact: true });
  await button
    .click({ timeout: 15_000 })
    .catch(() => fail(`The site offers no account ${account}.`));
  await page.waitForFunction(() => localStorage.getItem('userdata') !== null, null, {
    timeout: 15_000,
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function writeSheets(rows) {
  await writeFile(join(out, 'index.html'), sheet(rows));
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  for (let first = 0, number = 1; first < rows.length; first += ROWS_PER_SHEET, number++) {
    const file = join(out, `sheet-${number}.html`);
    await writeFile(file, sheet(rows.slice(first, first + ROWS_PER_SHEET)));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.screenshot({ path: join(out, `sheet-${number}.png`), fullPage: true });
    await rm(file);
  }
}

function sheet(rows) {
  const picture = ({ name, shape, theme }) =>
    `<a class="${shape}" href="${name}" title="${shape}, ${theme}"><img src="${name}" alt="${shape}, ${theme}"></a>`;
  const section = ({ route, path, pictures, problems }) => `
    <section>
      <h2>${escaped(route)}${path === route ? '' : ` <small>${escaped(path)}</small>`}</h2>
      ${problems.length > 0 ? `<ul>${problems.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>` : ''}
      <div class="row">${pictures.map(picture).join('')}</div>
    </section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
    body { margin: 24px; background: #3a3a3a; color: #fff; font: 14px/1.4 system-ui, sans-serif; }
    h2 { margin: 24px 0 8px; font-size: 16px; } small { color: #bbb; font-weight: 400; }
    ul { margin: 0 0 8px; padding-left: 18px; color: #ffb3ab; }
    .row { display: flex; gap: 12px; align-items: flex-start; }
    a { display: block; height: 420px; overflow: hidden; } a.desktop { flex: 672; } a.phone { flex: 194; }
    img { display: block; width: 100%; }
  </style>${rows.map(section).join('')}</html>`;
}

function fileName(route) {
  return route === '/' ? 'home' : route.slice(1).replace(/[^\w-]+/g, '_');
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
