import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secondTryLines, skippedLines, slowestFiles, tallyOf } from '../../scripts/test-report.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'etui-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function desktopTests(...statuses: string[]) {
  return statuses.map((status) => ({
    projectName: 'desktop',
    status,
    annotations: status === 'skipped' ? [{ type: 'skip', description: 'no binary' }] : [],
  }));
}

test('vitest: tests are counted by status, and a file that could not be loaded is one failure', () => {
  const file = report({
    testResults: [
      {
        name: 'test/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
          { status: 'skipped', fullName: 'three: Linux only' },
        ],
      },
      { name: 'test/src/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(tallyOf('vitest', file, false)).toEqual({
    passed: 1,
    failed: 2,
    secondTry: [],
    skipped: [{ what: 'a.test.ts: three: Linux only', why: 'see its title' }],
  });
});

test('playwright: nested suites are counted by project, one that passed when tried again is named, a skipped one gives its reason', () => {
  const file = report({
    errors: [],
    suites: [
      {
        specs: [{ title: 'opens', tests: desktopTests('expected', 'skipped') }],
        suites: [{ specs: [{ title: 'types', tests: desktopTests('unexpected', 'flaky') }] }],
      },
    ],
  });
  expect(tallyOf('playwright', file, false)).toEqual({
    passed: 2,
    failed: 1,
    secondTry: ['desktop: types'],
    skipped: [{ what: 'desktop: opens', why: 'no binary' }],
  });
});

test.each([['vitest'], ['playwright']] as const)('%s ended badly without a report: one failure', (runner) => {
  expect(tallyOf(runner, path.join(folder, 'missing.json'), false)).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that ended badly with every test passed still counts as a failure', () => {
  const file = report({
    testResults: [{ name: 'a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'one' }] }],
  });
  expect(tallyOf('vitest', file, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(tallyOf('vitest', file, true)).toMatchObject({ passed: 1, failed: 0 });
});

test('skipped tests stand under their reason', () => {
  expect(
    skippedLines([
      { what: 'a', why: 'no binary' },
      { what: 'b', why: 'Linux only' },
      { what: 'c', why: 'no binary' },
    ]),
  ).toEqual(['Skipped 2: no binary', '  a', '  c', 'Skipped 1: Linux only', '  b']);
});

test('what needed its second try is named, and nothing is said where nothing did', () => {
  expect(secondTryLines(['browser: types'])).toEqual(['Passed on the second try 1:', '  browser: types']);
  expect(secondTryLines([])).toEqual([]);
});

function testLasting(...durations: number[]) {
  return { results: durations.map((duration) => ({ duration })) };
}

test('the files that took longest are named, longest first', () => {
  const vitest = report({
    testResults: [
      { name: '/x/quick.test.ts', startTime: 1000, endTime: 1250 },
      { name: '/x/slow.test.ts', startTime: 1000, endTime: 4000 },
      { name: '/x/slower.test.ts', startTime: 1000, endTime: 6000 },
    ],
  });
  expect(slowestFiles('vitest', vitest, 2)).toEqual([
    { file: 'slower.test.ts', seconds: 5 },
    { file: 'slow.test.ts', seconds: 3 },
  ]);
  const playwright = report({
    suites: [
      { file: 'a.spec.ts', specs: [{ title: 'one', tests: [testLasting(1000, 500)] }] },
      { file: 'b.spec.ts', specs: [], suites: [{ specs: [{ title: 'two', tests: [testLasting(2000)] }] }] },
    ],
  });
  expect(slowestFiles('playwright', playwright, 5)).toEqual([
    { file: 'b.spec.ts', seconds: 2 },
    { file: 'a.spec.ts', seconds: 1.5 },
  ]);
  expect(slowestFiles('vitest', path.join(folder, 'missing.json'), 5)).toEqual([]);
});
