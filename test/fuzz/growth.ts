/**
 * Counts the steps that parsers take, instead of timing them: how often V8 entered each block of the project's code.
 * Prints, for each target and the first inputs of its corpus, how many times as many steps a text twice as long takes.
 * It runs in a process of its own, because V8 counts blocks only in what is compiled after counting began. What a
 * regular expression does inside is not counted: texts are limited in length before those that need it.
 */
import { Session, type Profiler } from 'node:inspector';

const PROJECT = /\/(src|main|renderer)\//;
const INPUTS = 3;
/** Characters of a text, where its input stands in it no less often than the first and no more than the second. */
const CHARACTERS = 8000;
const [LEAST_REPEATED, MOST_REPEATED] = [20, 100];

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const { readCorpus } = await import('./corpus.ts');
const { PARSERS } = await import('./parsers.ts');

/** The steps since the last call. */
function steps(): number {
  let counted: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => (counted = result));
  return counted
    .filter(({ url }) => PROJECT.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

/** The steps of a call that was made before. */
function stepsOf(call: () => unknown): number {
  call();
  steps();
  call();
  return steps();
}

const growth = PARSERS.flatMap(({ name, linear }) =>
  readCorpus(name)
    .slice(0, linear ? INPUTS : 0)
    .map((input) => {
      const fitting = Math.ceil(CHARACTERS / input.length);
      const repeated = Math.min(MOST_REPEATED, Math.max(LEAST_REPEATED, fitting));
      const [once, twice] = ([1, 2] as const).map((times) => `${input}\n`.repeat(times * repeated));
      const count = () => ({ once: stepsOf(() => linear?.(once ?? '')), twice: stepsOf(() => linear?.(twice ?? '')) });
      const counted = count();
      // V8 loses some counts while it compiles code anew, which it does once.
      return { name, input, ...(counted.twice > 2.5 * counted.once ? count() : counted) };
    }),
);
console.log(JSON.stringify(growth));
