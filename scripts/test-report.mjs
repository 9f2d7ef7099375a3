/** Counts what the test runners report, and names what was skipped and why. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `secondTry`: tests among the passed that needed it.
 * @typedef {{ passed: number, failed: number, secondTry: string[], skipped: { what: string, why: string }[] }} Tally
 */

/** @returns {Tally} */
export function emptyTally() {
  return { passed: 0, failed: 0, secondTry: [], skipped: [] };
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sumOf(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    secondTry: tallies.flatMap(({ secondTry }) => secondTry),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * The tally of a runner's report. A runner that ended badly without one failed test (it could not start, or wrote no
 * report) counts as one failure.
 * @param {'vitest' | 'playwright'} runner
 */
export function tallyOf(runner, reportFile, ok) {
  const tally = existsSync(reportFile) ? READERS[runner](JSON.parse(readFileSync(reportFile, 'utf8'))) : emptyTally();
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const READERS = { vitest: vitestTally, playwright: playwrightTally };

/** A file that could not be loaded has no tests in the report: it counts as one failure. */
function vitestTally({ testResults }) {
  const files = testResults.map(({ name, status, assertionResults }) => {
    const withStatus = (wanted) => assertionResults.filter((test) => wanted.includes(test.status));
    const unloaded = status === 'failed' && assertionResults.length === 0 ? 1 : 0;
    return {
      passed: withStatus(['passed']).length,
      failed: withStatus(['failed']).length + unloaded,
      secondTry: [],
      skipped: withStatus(['skipped', 'pending', 'todo', 'disabled']).map(({ fullName }) => ({
        what: `${path.basename(name)}: ${fullName}`,
        why: 'see its title',
      })),
    };
  });
  return sumOf(files);
}

function playwrightTally({ suites, errors }) {
  const tests = suites.flatMap(testsIn);
  const failedFiles = tests.length === 0 ? errors.length : 0;
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected').length + failedFiles,
    secondTry: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, title }) => `${projectName}: ${title}`),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations, title }) => ({
        what: `${projectName}: ${title}`,
        why: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      })),
  };
}

function testsIn(suite) {
  const here = suite.specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  return [...here, ...(suite.suites ?? []).flatMap(testsIn)];
}

/**
 * The test files of a runner's report that took longest, longest first; none without a report.
 * @param {'vitest' | 'playwright'} runner
 * @returns {{ file: string, seconds: number }[]}
 */
export function slowestFiles(runner, reportFile, count) {
  if (!existsSync(reportFile)) return [];
  return FILE_TIMES[runner](JSON.parse(readFileSync(reportFile, 'utf8')))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

const FILE_TIMES = {
  vitest: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: path.basename(name),
      seconds: (endTime - startTime) / 1000,
    })),
  playwright: ({ suites }) =>
    suites.map((suite) => ({
      file: path.basename(suite.file),
      seconds: testsIn(suite).reduce((sum, { results }) => sum + durationOf(results), 0) / 1000,
    })),
};

function durationOf(results) {
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

/** What passed only when it was tried again, one line a test. */
export function secondTryLines(secondTry) {
  if (secondTry.length === 0) return [];
  return [`Passed on the second try ${secondTry.length}:`, ...secondTry.map((name) => `  ${name}`)];
}

/** What was skipped, one line a test; tests that share a reason follow it. */
export function skippedLines(skipped) {
  const byReason = new Map();
  for (const { what, why } of skipped) byReason.set(why, [...(byReason.get(why) ?? []), what]);
  return [...byReason].flatMap(([why, names]) => [
    `Skipped ${names.length}: ${why}`,
    ...names.map((name) => `  ${name}`),
  ]);
}
