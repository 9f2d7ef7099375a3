/**
 * `npm test`: everything, after nothing but a clone. Installs packages and a browser where they are missing, then runs
 * each step; all of them run even when one fails. The last line sums up. `npm test -- --only unit,browser` runs some.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { installation, projectNode, run, toolEnvironment, toolScript } from './project.mjs';
import { emptyTally, secondTryLines, skippedLines, slowestFiles, sumOf, tallyOf } from './test-report.mjs';

const reports = mkdtempSync(path.join(os.tmpdir(), 'etui-test-'));

/**
 * Node keeps here what it compiled. Tests start Etui dozens of times and kill it, and only a process that ends by
 * itself leaves what it compiled to the next: `compileOnce` runs one.
 */
const compiled = path.join(reports, 'compiled');

/** Test files named after a step, so that the time of `npm test` is known where it goes. */
const SLOWEST_FILES = 5;

/**
 * Each step answers whether it went well and what it wrote; one that runs tests names the runner, whose report is
 * counted test by test. A step that `needs` another is skipped when that one failed.
 */
const STEPS = [
  { name: 'format', run: ({ tool }) => tool('oxfmt', ['--check']) },
  { name: 'lint', run: ({ tool }) => tool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', run: ({ tool }) => tool('typescript', ['-b'], 'tsc') },
  {
    name: 'unit',
    runner: 'vitest',
    run: ({ tool, report }) => tool('vitest', [...vitestArguments(report), '--exclude', 'test/desktop/**']),
  },
  { name: 'build', run: ({ node }) => build({ node, all: false, say: () => {} }) },
  {
    name: 'desktop',
    runner: 'vitest',
    needs: 'build',
    run: ({ tool, report }) => tool('vitest', [...vitestArguments(report), 'test/desktop']),
  },
  {
    name: 'browser',
    runner: 'playwright',
    needs: 'build',
    run: async ({ node, tool, report }) => {
      const problem = await provideBrowser(node);
      if (problem !== null) return { ok: false, output: problem };
      return tool('@playwright/test', ['test'], 'playwright', { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    },
  },
];

function vitestArguments(report) {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** Installs the packages when they are missing or older than package-lock.json. */
async function install() {
  if (installation() === 'complete') return { ok: true, output: '' };
  const { npm_execpath: npm } = process.env;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, 'ci']);
  return run('npm', ['ci'], { shell: process.platform === 'win32' });
}

/**
 * Sees to it that there is a browser: Playwright's own if it was fetched, else an installed one, else one is fetched,
 * else Debian's package is installed where that is allowed. Answers what stands in the way, or null.
 */
async function provideBrowser(node) {
  const env = toolEnvironment(node);
  const script =
    "process.exit(require('node:fs').existsSync(require('playwright-core').chromium.executablePath()) ? 0 : 1)";
  if ((await run(node, ['-e', script], { env })).ok || installedBrowser() !== null) return null;
  const tried = [await run(node, [toolScript('@playwright/test', 'playwright'), 'install', 'chromium'], { env })];
  if (tried[0].ok) return null;
  if (process.platform === 'linux' && process.getuid() === 0) {
    tried.push(await run('apt-get', ['update']));
    // The shell without windows runs the specs in a third of the time.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      tried.push(await run('apt-get', ['install', '-y', name]));
      if (installedBrowser() !== null) return null;
    }
  }
  const output = tried.map((attempt) => attempt.output).join('\n');
  return `${output}\nThere is no browser to test in. Install Chromium or Google Chrome and run npm test again.`;
}

/** Runs one step, prints its line (and its output when it failed), and answers its tally. */
async function runStep(step, tools) {
  const started = Date.now();
  process.stdout.write(`${step.name.padEnd(8)} `);
  const report = path.join(reports, `${step.name}.json`);
  const { ok, output } = await step.run({ ...tools, report });
  const tally = step.runner ? tallyOf(step.runner, report, ok) : { ...emptyTally(), [ok ? 'passed' : 'failed']: 1 };
  const counted = step.runner
    ? `, ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped.length} skipped`
    : '';
  console.log(`${ok ? 'ok' : 'FAILED'} ${((Date.now() - started) / 1000).toFixed(1)} s${counted}`);
  const slowest = step.runner ? slowestFiles(step.runner, report, SLOWEST_FILES) : [];
  if (slowest.length > 0) {
    console.log(
      `         longest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(1)} s`).join(', ')}`,
    );
  }
  if (!ok) console.log(`\n${output.trimEnd()}\n`);
  return { ...tally, ok };
}

function toolsOf(node) {
  const tool = (name, args, command = name, more = {}) =>
    run(node, [toolScript(name, command), ...args], {
      env: toolEnvironment(node, { NODE_COMPILE_CACHE: compiled, ...more }),
    });
  return { node, tool };
}

/** The description of the routes takes nearly all of the application. */
function compileOnce(node) {
  return run(node, ['main/cli.ts', 'openapi'], { env: toolEnvironment(node, { NODE_COMPILE_CACHE: compiled }) });
}

/** The steps that were asked for, `--only a,b` or all, and those they need. */
function chosenSteps(args) {
  const at = args.findIndex((argument) => argument === '--only');
  const names = at < 0 ? STEPS.map(({ name }) => name) : (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0 || (at < 0 && args.length > 0)) {
    console.error(`Usage: npm test [-- --only ${STEPS.map(({ name }) => name).join(',')}]`);
    process.exit(2);
  }
  const wanted = STEPS.filter(({ name }) => names.includes(name)).flatMap(({ name, needs }) => [name, needs]);
  return STEPS.filter(({ name }) => wanted.includes(name));
}

async function main() {
  const chosen = chosenSteps(process.argv.slice(2));
  const tallies = [await runStep({ name: 'install', run: install }, {})];
  if (!tallies[0].ok) return tallies;
  const node = projectNode();
  if ('problem' in node) {
    console.log(node.problem);
    return [...tallies, { ...emptyTally(), failed: 1 }];
  }
  await compileOnce(node.path);
  const failed = new Set();
  for (const step of chosen) {
    if (failed.has(step.needs)) {
      tallies.push({ ...emptyTally(), skipped: [{ what: `step ${step.name}`, why: `the step ${step.needs} failed` }] });
      continue;
    }
    const tally = await runStep(step, toolsOf(node.path));
    if (!tally.ok) failed.add(step.name);
    tallies.push(tally);
  }
  return tallies;
}

const started = Date.now();
const { passed, failed, secondTry, skipped } = sumOf(await main());
rmSync(reports, { recursive: true, force: true });
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`);
for (const line of [...skippedLines(skipped), ...secondTryLines(secondTry)]) console.log(line);
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
