import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.MES_SERVER ?? 'http://localhost:3000';

/**
 * Few files, because on a slow line each costs a round trip: what every page needs, what most pages
 * are made of, what tables and lists are made of, what forms and dialogs are made of, and the UI
 * kit. The first that fits takes a module.
 */
const groups = [
  { name: 'frame', tags: ['$initial' as const], priority: 5 },
  {
    name: 'parts',
    test: /[\\/]components[\\/]((notices|states|text)[\\/]|layout[\\/](Chip|Page|Panel|Section)\b)/,
    priority: 4,
  },
  { name: 'lists', test: /[\\/]components[\\/](layout|lists|pictures)[\\/]/, priority: 3 },
  {
    name: 'forms',
    // Two of them come from the kit, and only when they are needed.
    test: /[\\/]components[\\/](dialogs|forms|players)[\\/](?!SearchSelect|PlayerSearchBox)/,
    priority: 2,
  },
  { name: 'kit', test: /[\\/]@(mantine|floating-ui)[\\/]/, priority: 1 },
];

export default defineConfig({
  plugins: [react(), inlineColorScheme(), firstDataOfServer()],
  publicDir: 'public',
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/dev', '/gatewayV3', '/socket.io', '/stream'].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
});

/** The page waits for it, and for so little a request would take long. The policy names its hash. */
function inlineColorScheme(): Plugin {
  return {
    name: 'inline-color-scheme',
    apply: 'build',
    async transformIndexHtml(html) {
      const file = new URL('public/static/color-scheme.js', import.meta.url);
      const script = (await readFile(file, 'utf8')).replace(/^\s*(\/\/.*)?\n/gm, '');
      const tag = '<script src="/static/color-scheme.js"></script>';
      if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`);
      return html.replace(tag, () => `<script>\n${script}</script>`);
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
