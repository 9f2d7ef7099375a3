import { defineConfig } from 'vite';

/**
 * The script and the style of a result page: renderer/results to dist/results, one file each, which stand in every
 * page.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/results',
    emptyOutDir: true,
    target: ['es2023', 'safari16'],
    cssCodeSplit: false,
    lib: {
      entry: 'renderer/results/page.ts',
      formats: ['iife'],
      name: 'results',
      fileName: () => 'page.js',
      cssFileName: 'page',
    },
  },
});
