import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.MES_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  publicDir: 'public',
  build: {
    outDir: '../../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
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
