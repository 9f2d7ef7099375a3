import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The screens: renderer/ to dist/renderer, one page. */
export default defineConfig({
  root: 'renderer',
  base: '/',
  publicDir: 'static',
  plugins: [react()],
  build: { outDir: '../dist/renderer', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
