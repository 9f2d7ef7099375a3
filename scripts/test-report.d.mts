export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly secondTry: readonly string[];
  readonly skipped: readonly { readonly what: string; readonly why: string }[];
}

/** The tally of a runner's report; `ok` is how the runner itself ended. */
export function tallyOf(runner: 'vitest' | 'playwright', reportFile: string, ok: boolean): Tally;

/** The test files of a runner's report that took longest, longest first. */
export function slowestFiles(
  runner: 'vitest' | 'playwright',
  reportFile: string,
  count: number,
): { readonly file: string; readonly seconds: number }[];

/** What passed only when it was tried again, one line a test. */
export function secondTryLines(secondTry: Tally['secondTry']): string[];

/** What was skipped, one line a test; tests that share a reason follow it. */
export function skippedLines(skipped: Tally['skipped']): string[];
