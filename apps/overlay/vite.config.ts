import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../../dist/overlay',
    emptyOutDir: true,
    assetsDir: 'overlay-assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
  },
});
