import { defineConfig } from 'vite';

/** The three doors: main/ to dist/main. Native and font-reading packages stay outside the bundle. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/main',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        electron: 'main/electron.ts',
        serve: 'main/serve.ts',
        cli: 'main/cli.ts',
        'file-worker': 'main/store/file/background/worker.ts',
        'recovery-worker': 'main/app/recovery/worker.ts',
        'reader-worker': 'main/app/director/reader/worker.ts',
      },
      external: ['electron', 'better-sqlite3', 'fontkit', 'pdfkit'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3', 'fontkit', 'pdfkit'] },
});
