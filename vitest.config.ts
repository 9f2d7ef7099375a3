import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    // Files of one worker share its modules: loading them anew for each file takes longer than most tests do.
    pool: 'forks',
    isolate: false,
    maxWorkers: availableParallelism(),
    setupFiles: ['test/properties.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**', 'main/**'] },
  },
});
