// Compares the first load of each page (JavaScript and CSS as gzip, and their files, from the manifest) with its budget.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const KB = 1024;
const budgets = { site: 182 * KB, overlay: 122 * KB };
/** An overlay page with its package and its layout, which load on demand. */
const WHOLE_SCENE = 150 * KB;
// The entry and the home page have smaller budgets, because every visitor loads them. The gallery is
// for developers. Pages with a bracket, the capture, the match room and the control room are tools and may
// be larger.
const TOOLS = 214 * KB;
const OWN_BUDGETS = {
  'index.html': 128 * KB,
  // Includes the parts below the first screen: the page is server-rendered and does not wait for them.
  'src/pages/index.tsx': 167 * KB,
  // Has the preview and the scoreboard: both are server-rendered, and their styles cannot come later.
  'src/pages/match/indexAny.tsx': 190 * KB,
  // Has form, map pool, performance and roster history: all of them are server-rendered.
  'src/pages/teams/indexAny.tsx': 196 * KB,
  // All of its figures and charts are server-rendered, and their styles cannot come later.
  'src/pages/players/indexAny.tsx': 200 * KB,
  'src/pages/tournament/indexAny.tsx': TOOLS,
  'src/pages/tournament/pickem/indexAny.tsx': TOOLS,
  'src/pages/worlds/indexAny.tsx': TOOLS,
  'src/pages/match/capture/indexAny.tsx': TOOLS,
  'src/pages/matchup/indexAny.tsx': TOOLS,
  'src/pages/stream/room/index.tsx': TOOLS,
  ...Object.fromEntries(
    ['circuit-intermediate', 'embers', 'goldenox', 'pistol-tournament', 'proleague'].map((name) => [
      `src/pages/${name}/index.tsx`,
      TOOLS,
    ]),
  ),
  'src/pages/gallery/index.tsx': Number.POSITIVE_INFINITY,
};

/** A phone fetches six files at a time. Pages of staff, and those with all figures of a player, have the most. */
const MAX_FILES = 36;
const OWN_FILES = { 'index.html': 3, 'src/pages/index.tsx': 12 };

const PACKAGE = /^src\/packages\/(?!defaults\/)\w+\/index\.ts$/;
/** Scenes hold data only: the one that reads the most stands for all. */
const HEAVIEST_SCENE = 'src/scenes/bracket/index.tsx';

let tooLarge = 0;
for (const [app, budget] of Object.entries(budgets)) {
  const folder = join(root, 'dist', app);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const pages = Object.keys(manifest).filter((key) =>
    /^src\/(pages|scenes)\/.*index\w*\.tsx$/.test(key),
  );
  // A scene also loads the parts of one package and one of its layouts: the largest count.
  const packages = Object.keys(manifest).filter((key) => PACKAGE.test(key));
  const layoutsOf = (key) =>
    Object.keys(manifest).filter(
      (each) =>
        each.startsWith('src/packages/defaults/') || each.startsWith(`${dirname(key)}/layouts/`),
    );
  const looks = packages.flatMap((key) => layoutsOf(key).map((layout) => [key, layout]));
  const measured = [
    ...[entry, ...pages].map((page) => ({ page, files: [entry, page] })),
    ...looks.map(([key, layout]) => ({
      limit: WHOLE_SCENE,
      page: `${layout} in ${key}`,
      files: [entry, HEAVIEST_SCENE, key, layout],
    })),
  ]
    .map(({ page, files, limit }) => {
      const loaded = filesOf(manifest, files);
      return { page, limit, files: loaded.size, bytes: gzipped(folder, loaded) };
    })
    .sort((a, b) => b.bytes - a.bytes);
  for (const { page, bytes, files, limit } of measured) {
    const maxFiles = (app === 'site' && OWN_FILES[page]) || MAX_FILES;
    const fits =
      bytes <= (limit ?? ((app === 'site' && OWN_BUDGETS[page]) || budget)) && files <= maxFiles;
    if (!fits) tooLarge++;
    const size = `${(bytes / KB).toFixed(1).padStart(6)} KB`;
    console.log(`${fits ? ' ' : '!'} ${size} ${String(files).padStart(3)} files  ${app} ${page}`);
  }
}
if (tooLarge > 0) console.error(`${tooLarge} pages are over their budget.`);
process.exit(tooLarge === 0 ? 0 : 1);

// Static imports are part of the first load, dynamic imports are not.
function filesOf(manifest, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const each of [file, ...css]) if (/\.(js|css)$/.test(each)) files.add(each);
    imports.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

function gzipped(folder, files) {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
}
