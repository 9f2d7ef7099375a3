/**
 * Attacks one target in a process of its own, which run.ts starts and watches. The input being tried stands in a file,
 * so that one that never ends or takes all memory is known. Prints the report; the exit code is 1 where an input failed.
 */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { addToCorpus } from './corpus.ts';
import { LARGE } from './inputs.ts';
import { answerOf, fuzz, readOnly } from './session.ts';
import { HANG_MS, stopwatch, timeAlone, type Stopwatch } from './stopwatch.ts';
import { PARSERS } from './parsers.ts';

const [name = '', limits = '', trying = ''] = process.argv.slice(2);
const { seed, seconds, inputs: most } = JSON.parse(limits) as { seed: number; seconds: number; inputs: number };
// The application is loaded for what needs it alone: it takes memory that is not the parser's.
const target = [...PARSERS, ...(await others())].find((one) => one.name === name);
if (!target) throw new Error(`no target ${name}`);

async function others() {
  return PARSERS.some((one) => one.name === name) ? [] : (await import('./targets.ts')).TARGETS;
}

const MEGABYTE = 2 ** 20;
const LARGE_INPUTS = 1 / 20_000;
/** Inputs between two looks at the memory in use. */
const MEMORY_LOOKS = 500;

const memoryBefore = process.memoryUsage.rss();
let memory = memoryBefore;
let ended = 0;
const file = openSync(trying, 'w');
const watches: Readonly<Record<'usual' | 'large', Stopwatch>> = { usual: stopwatch(), large: stopwatch() };

function begin(input: string): void {
  const bytes = Buffer.from(input, 'utf16le');
  ftruncateSync(file, bytes.length);
  writeSync(file, bytes, 0, bytes.length, 0);
}

function end(input: string, ms: number): void {
  ended += 1;
  const isLarge = input.length >= LARGE;
  if (isLarge || ended % MEMORY_LOOKS === 0) memory = Math.max(memory, process.memoryUsage.rss());
  watches[isLarge ? 'large' : 'usual'].time(input, ms);
}

const until = performance.now() + seconds * 1000;
const goOn = (tried: number) => performance.now() < until && tried < most;
const { inputs, kinds, failure } = await fuzz(target, seed, goOn, { begin, end, largeInputs: LARGE_INPUTS });

/** The slowest inputs, each run again alone by the parser alone, where the target tells it. */
async function slowestAlone(slow: Stopwatch) {
  const { check } = readOnly(target!) ?? target!;
  const again = [];
  for (const { input } of slow.slowest()) {
    begin(input);
    again.push(await timeAlone(input, (text) => answerOf({ check }, text)));
  }
  return again.toSorted((a, b) => b.ms - a.ms);
}
const [usual, large] = [await slowestAlone(watches.usual), await slowestAlone(watches.large)];
closeSync(file);

const ms = (list: readonly { readonly ms: number }[]) => `${(list[0]?.ms ?? 0).toFixed(1).padStart(7)} ms`;
console.log(
  `${name.padEnd(16)} ${String(inputs).padStart(8)} inputs ${String(kinds).padStart(5)} kinds of answer; ` +
    `slowest ${ms(usual)}, of a megabyte ${ms(large)}; ` +
    `memory ${Math.round(memory / MEGABYTE)} MB (${Math.round(memoryBefore / MEGABYTE)} MB before)`,
);
for (const { input, ms: took } of usual.filter((one) => one.ms > HANG_MS)) {
  console.log(`SLOW ${took.toFixed(0)} ms ${JSON.stringify(input)}`);
}
const { megabyteMs = HANG_MS } = target;
for (const { input, ms: took } of large.filter((one) => one.ms > megabyteMs).slice(0, 3)) {
  console.log(
    `LARGE ${took.toFixed(0)} ms ${JSON.stringify(input.slice(0, 200))} … ${JSON.stringify(input.slice(-200))}`,
  );
}
if (failure !== null) {
  process.exitCode = 1;
  if (failure.input.length < LARGE) addToCorpus(name, failure.input);
  console.log(`FAILED ${JSON.stringify(failure.input.slice(0, 10_000))}\n${failure.error.stack}\n`);
}
