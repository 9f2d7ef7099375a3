import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Examples before properties: most mutants fall to a quick test, and the first failure ends the run. The size of a
 * property test's file says nothing, so its name does.
 */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => weight(a.moduleId) - weight(b.moduleId)));
  }
}

function weight(file: string): number {
  return statSync(file).size + (/properties|conformance|published/.test(file) ? 1e9 : 0);
}

/** The tests of one room, not of the rooms in it, as `npm run mutation` runs them; scripts/mutation.mjs says which. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    isolate: false,
    // A mutant dies of a wrong answer, not of a busy machine; endless loops are counted out by Stryker.
    testTimeout: 120_000,
    setupFiles: ['test/mutation.ts'],
    sequence: { sequencer: QuickFirst },
  },
});
