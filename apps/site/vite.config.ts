import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { customMedia } from '../../packages/ui/custom-media.ts';

const server = process.env.MES_SERVER ?? 'http://localhost:3000';

/**
 * Few files, because on a slow line each costs a round trip: what every page needs, what most pages
 * are made of, what tables and lists are made of, what forms and dialogs are made of, rows of
 * matches, and the UI kit. The first that fits takes a module.
 */
const groups = [
  { name: 'frame', tags: ['$initial' as const], priority: 5 },
  {
    name: 'parts',
    test: /[\\/](api[\\/]use-live|page-declaration|router[\\/]|components[\\/]((notices|states|text)[\\/]|layout[\\/](Chip|Page|Panel|Section)\b))/,
    priority: 4,
  },
  // Before the groups whose parts show flags: they would take it along. The drawings come after the page.
  {
    name: 'flags',
    test: /[\\/]pictures[\\/](Flag(?!Picture)|CountryCode|country-name)/,
    priority: 4,
  },
  {
    name: 'lists',
    // Pictures that are shown: those that are chosen belong to forms. Few pages have facts, profiles alone their hero,
    // messages and notifications alone load more on scroll.
    test: /[\\/]components[\\/](layout|lists|pictures)[\\/](?!PicturePicker|CropFrame|ProfileHero|Facts|Flag|CountryCode|crop|read-picture|MoreOnScroll|use-infinite-list|by-day)/,
    priority: 3,
  },
  {
    name: 'forms',
    // Two of them come from the kit, and only when they are needed.
    test: /[\\/]components[\\/](dialogs|forms|players|pictures)[\\/](?!AutocompleteBox|SearchSelect|Flag|CountryCode)/,
    priority: 2,
  },
  // What home, teams, players and tournaments list their matches with.
  {
    name: 'rows',
    test: /[\\/]features[\\/]matches[\\/](MatchRows|SeriesRow|Score)\b/,
    priority: 2,
  },
  // What the list, the page and the preview of the editor show of a giveaway.
  {
    name: 'promo',
    test: /[\\/]features[\\/]giveaways[\\/](Giveaway|EnterCode|MyRewards|WinnerTable|counts|labels|paths|use-live)/,
    priority: 2,
  },
  // What is shown of an announcement, on every page and in the preview of its form.
  {
    name: 'banner',
    test: /[\\/]features[\\/]announcements[\\/](Announcement|visitor-memory)/,
    priority: 2,
  },
  // Alone each would be a file of a hundred bytes, with a name in the list of every page that has it.
  {
    name: 'icons',
    test: /[\\/]icons[\\/]Icon(ArrowsExchange|Ban|ChevronUp|Clock|Download|Hash|Pencil|Plus|UserPlus)\b/,
    priority: 2,
  },
  // What the voting page, the home page and the page of a match show of a vote.
  {
    name: 'votes',
    test: /[\\/](features[\\/]voting[\\/](?!manage|Own|(NextVotings|MatchVoting|Leaderboard|TopsFlops|Results|SeasonSelect)\.tsx)|domain[\\/]src[\\/]voting[\\/])/,
    priority: 2,
  },
  // Without the editor of articles, and what of the kit it alone needs: more than all the rest.
  {
    name: 'kit',
    test: /[\\/]@(mantine[\\/](?!tiptap)|floating-ui[\\/])/,
    minShareCount: 2,
    priority: 1,
  },
];

const shared: BuildOptions = { emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' };
const pages: BuildOptions = {
  ...shared,
  outDir: '../../dist/site',
  assetsDir: 'assets',
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: { groups },
      // Every visitor loads the names of all files. Shorter hashes save 0.4 KB of that.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:6][extname]',
    },
    // Texts stand in one file a feature: a page gets those that it shows, and not the file.
    optimization: { inlineConst: { mode: 'all' } },
  },
};
/** The same pages, for server-side rendering. */
const ssr: BuildOptions = { ...shared, outDir: '../../dist/ssr' };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inlineFirstScripts(), linkStylesFirst(), firstDataOfServer()],
  css: { postcss: { plugins: [customMedia()] } },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild ? ssr : pages,
  // All in one folder, with React as it runs in production whatever the server is told.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/dev', '/gatewayV3', '/socket.io', '/stream'].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
}));

/** The page waits for them, and for so little a request would take long. The policy names their hashes. */
function inlineFirstScripts(): Plugin {
  const tags = /<script src="\/(static\/[\w-]+\.js)"><\/script>/g;
  return {
    name: 'inline-first-scripts',
    apply: 'build',
    async transformIndexHtml(html) {
      const files = [...html.matchAll(tags)].map(([, file]) => file);
      const scripts = await Promise.all(files.map(readScript));
      return html.replace(tags, () => `<script>\n${scripts.shift()}</script>`);
    },
  };
}

async function readScript(file: string): Promise<string> {
  const text = await readFile(new URL(`public/${file}`, import.meta.url), 'utf8');
  return text.replace(/^\s*(\/\/.*)?\n/gm, '');
}

/** The page is painted when its styles are there, and the scripts come after. */
function linkStylesFirst(): Plugin {
  const script = /<script type="module"/;
  const styles = / *<link rel="stylesheet"[^>]*>\n/g;
  return {
    name: 'link-styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(styles, '')
          .replace(script, (tag) => `${(html.match(styles) ?? []).join('').trim()}\n    ${tag}`),
    },
  };
}

/** In development Vite serves the page; what the server would write into it is fetched from there. */
function firstDataOfServer(): Plugin {
  const block = /<script type="application\/json" id="first-data">.*?<\/script>/s;
  return {
    name: 'first-data-of-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(`${server}/app`)
        .then((response) => response.text())
        .catch(() => '');
      return html.replace('</body>', () => `${block.exec(page)?.[0] ?? ''}</body>`);
    },
  };
}
