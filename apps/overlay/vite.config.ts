import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.MES_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
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
  },
});
