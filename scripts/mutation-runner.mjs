/**
 * The test runner of `npm run mutation`, a plugin of StrykerJS: it keeps the tests of a room loaded and runs them one
 * mutant after the other in one process, the quickest first, where starting Vitest anew for each takes a hundred times
 * as long. Only tests that are plain functions can be run so, as those of src/bridge and src/scoring are.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { collect } from './mutation-tests.mjs';

/** In the copy of the project that is run. */
const KNOWN = 'mutation-known.json';

/** What stands in the place of a package that tests import. */
const INSTEAD = {
  vitest: new URL('mutation-tests.mjs', import.meta.url).href,
  'fast-check': new URL('mutation-properties.mjs', import.meta.url).href,
};

/** What the instrumented code asks for the active mutant, and tells what it has passed. */
const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/**
 * A test that passes this many times more mutants than the longest of the room does without one, and then so many, is
 * in an endless loop. Its own number says little: what modules keep, another test may have asked for before.
 */
const TIMES_AS_LONG = 2;
const STEPS_MORE = 1_000_000;

class RoomRunner {
  static inject = [commonTokens.options];
  #room;
  #tests = null;
  #last = null;
  #loads = 0;
  #usual = null;

  constructor({ room }) {
    this.#room = room;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    loadEachTimeAnew(pathToFileURL(process.cwd()).href);
  }

  async dryRun() {
    stryker.activeMutant = undefined;
    startCounting(Infinity);
    const tests = await this.#load();
    const usual = { longest: stryker.steps, ms: {} };
    const results = [];
    for (const test of tests) {
      stryker.currentTestId = test.id;
      const result = await run(test, Infinity);
      usual.longest = Math.max(usual.longest, stryker.steps);
      usual.ms[test.id] = result.timeSpentMs;
      results.push(result);
    }
    stryker.currentTestId = undefined;
    const { mutantCoverage } = stryker;
    writeFileSync(KNOWN, JSON.stringify({ ...usual, perTest: mutantCoverage?.perTest ?? {} }));
    return { status: 'complete', tests: results, mutantCoverage };
  }

  /**
   * A mutant passed by tests is tried in what is loaded. One that is passed while files are loaded too, and that no
   * test noticed so, is tried once more in everything loaded anew.
   */
  async mutantRun({ activeMutant: { id }, testFilter, mutantActivation }) {
    if (mutantActivation === 'runtime') return this.#tryOnLoaded(id, testFilter);
    const answer = await this.#tryOnLoaded(id, this.#passing(id));
    return answer.status === 'survived' ? this.#tryWhileLoading(id) : answer;
  }

  /** The tests that pass a mutant. */
  #passing(id) {
    const { perTest } = this.#known();
    return Object.keys(perTest).filter((test) => id in perTest[test]);
  }

  /** What the run without mutants has found out, perhaps in a process that an endless loop has ended since. */
  #known() {
    this.#usual ??= JSON.parse(readFileSync(KNOWN, 'utf8'));
    return this.#usual;
  }

  #limit() {
    return TIMES_AS_LONG * this.#known().longest + STEPS_MORE;
  }

  async #tryOnLoaded(id, testFilter) {
    this.#tests ??= await this.#load();
    const answer = await this.#tryOn(this.#tests, id, testFilter);
    if (answer.status === 'survived' || (await run(this.#last, Infinity)).status === PASSED) return answer;
    // a mutant tried before has left something behind: what is loaded is of no use any more
    this.#tests = await this.#load();
    return this.#tryOn(this.#tests, id, testFilter);
  }

  async #tryWhileLoading(id) {
    stryker.activeMutant = id;
    startCounting(this.#limit());
    try {
      return await this.#tryOn(await this.#load(), id);
    } catch (error) {
      return isEndless()
        ? { status: 'timeout', reason: 'endless while loading' }
        : { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  async #tryOn(tests, id, testFilter) {
    const wanted = testFilter && new Set(testFilter);
    const { ms } = this.#known();
    const chosen = tests.filter((test) => !wanted || wanted.has(test.id)).toSorted((a, b) => ms[a.id] - ms[b.id]);
    for (const [index, test] of chosen.entries()) {
      this.#last = test;
      stryker.activeMutant = id;
      const result = await run(test, this.#limit());
      stryker.activeMutant = undefined;
      if (isEndless()) return { status: 'timeout', reason: `endless in ${test.id}` };
      if (result.status === FAILED) {
        return { status: 'killed', killedBy: [test.id], failureMessage: result.failureMessage, nrOfTests: index + 1 };
      }
    }
    return { status: 'survived', nrOfTests: chosen.length };
  }

  /** All tests of the room, with every file of the project loaded anew. */
  async #load() {
    this.#loads += 1;
    const anew = (file) => import(`${pathToFileURL(path.resolve(file)).href}?load=${this.#loads}`);
    await anew('test/mutation.ts');
    const tests = [];
    for (const file of globSync(`test/src/${this.#room}/*.test.ts`).toSorted()) {
      const named = await collect(() => anew(file));
      const fileName = path.resolve(file);
      tests.push(...named.map(({ name, body }) => ({ id: `${file}#${name}`, name, fileName, body })));
    }
    return tests;
  }
}

function startCounting(limit) {
  stryker.steps = 0;
  stryker.stepLimit = limit;
}

function isEndless() {
  return stryker.steps > stryker.stepLimit;
}

const PASSED = 0;
const FAILED = 1;

async function run({ id, name, fileName, body }, stepLimit) {
  startCounting(stepLimit);
  const start = performance.now();
  let failure = null;
  try {
    await body();
  } catch (error) {
    failure = error;
  }
  const test = { id, name, fileName, timeSpentMs: performance.now() - start };
  if (failure === null) return { ...test, status: PASSED };
  return { ...test, status: FAILED, failureMessage: String(failure?.message ?? failure) };
}

/** A file asked for with `?load=3` asks for its own with it, so that nothing of another load is met. */
function loadEachTimeAnew(project) {
  const sources = new Map();
  registerHooks({
    resolve(specifier, context, next) {
      const [, load] = /\?load=(\d+)$/.exec(context.parentURL ?? '') ?? [];
      if (load === undefined) return next(specifier, context);
      if (Object.hasOwn(INSTEAD, specifier)) return next(INSTEAD[specifier], context);
      const found = next(specifier, context);
      return found.url.startsWith(project) && found.url.endsWith('.ts')
        ? { ...found, url: `${found.url}?load=${load}` }
        : found;
    },
    load(url, context, next) {
      if (!/\?load=\d+$/.test(url)) return next(url, context);
      const file = fileURLToPath(url.replace(/\?load=\d+$/, ''));
      if (!sources.has(file)) sources.set(file, withSteps(stripTypeScriptTypes(readFileSync(file, 'utf8'))));
      return { format: 'module', source: sources.get(file), shortCircuit: true };
    },
  });
}

/** Counts how often a mutant is asked for, so that an endless loop ends wherever it is. */
function withSteps(source) {
  return source.replace(
    'function isActive(id) {',
    "function isActive(id) { if (++ns.steps > ns.stepLimit) throw new Error('endless');",
  );
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'room', RoomRunner)];

/** What the runner has to be told: the folder of test/src. */
export const strykerValidationSchema = { properties: { room: { type: 'string' } } };
