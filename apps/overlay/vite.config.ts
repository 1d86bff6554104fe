import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { customMedia } from '../../packages/ui/custom-media.ts';

const server = process.env.MES_SERVER ?? 'http://localhost:3000';

/** Everything of our own but the pictures of maps, which are large. */
const OURS = /\/(apps\/overlay|packages)\/(?!ui\/src\/(art\/map|Map))/;
/** A page loads the parts of one package only. */
const PACKAGE = /\/apps\/overlay\/src\/packages\/(?!defaults|models)(\w+)\//;

/** Every browser that OBS has reads woff2; the older files would only be shipped. */
const onlyWoff2: Plugin = {
  name: 'only-woff2',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource.*\.css$/ },
    handler: (code) => code.replaceAll(/, url\([^)]+\.woff\) format\('woff'\)/g, ''),
  },
};

export default defineConfig({
  plugins: [react(), onlyWoff2],
  css: { postcss: { plugins: [customMedia()] } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/gatewayV3', '/stream'].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
  build: {
    outDir: '../../dist/overlay',
    emptyOutDir: true,
    assetsDir: 'overlay-assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // OBS loads a page for each scene: what scenes share comes as one file.
        codeSplitting: {
          groups: [
            {
              name: (file) => PACKAGE.exec(file)?.[1] ?? 'shared',
              test: OURS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
