import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { customMedia } from '../../packages/ui/custom-media.ts';
import { chunkGroups } from './chunks/groups.ts';

const main = fileURLToPath(new URL('src/main.tsx', import.meta.url));
const server = process.env.MES_SERVER ?? 'http://localhost:3000';

const shared: BuildOptions = { emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' };
const pages: BuildOptions = {
  ...shared,
  outDir: '../../dist/site',
  assetsDir: 'assets',
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: { groups: chunkGroups(main) },
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
  plugins: [react(), inlineIcon(), inlineFirstScripts(), linkStylesFirst(), firstDataOfServer()],
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

/** A request for 250 bytes, with every first visit. A community with an icon of its own has a link to it instead. */
function inlineIcon(): Plugin {
  const link = /(<link rel="icon" href=")\/(static\/icon\.svg)"/;
  return {
    name: 'inline-icon',
    apply: 'build',
    async transformIndexHtml(html) {
      const file = link.exec(html)?.[2];
      if (file === undefined) throw new Error('index.html has no link to the icon.');
      const svg = await readFile(new URL(`public/${file}`, import.meta.url), 'utf8');
      return html.replace(
        link,
        (_, start) => `${start}data:image/svg+xml,${encodeURIComponent(svg.trim())}"`,
      );
    },
  };
}

/** The page waits for them, and for so little a request would take long. The policy names their hashes. */
function inlineFirstScripts(): Plugin {
  const tags = /<script src="\/(static\/[\w-]+\.js)"><\/script>/g;
  return {
    name: 'inline-first-scripts',
    apply: 'build',
    async transformIndexHtml(html) {
      const files = [...html.matchAll(tags)].flatMap(([, file]) => file ?? []);
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
