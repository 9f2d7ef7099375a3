import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The screens: renderer/ to dist/renderer, one page. */
export default defineConfig({
  root: 'renderer',
  base: '/',
  publicDir: 'static',
  plugins: [react()],
  define: { 'import.meta.env.ETUI_VERSION': JSON.stringify(version) },
  build: { outDir: '../dist/renderer', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
