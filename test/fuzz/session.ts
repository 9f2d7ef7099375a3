/** Attacks one target: replays its corpus, then draws inputs until a limit. A failing input is made small. */
import * as fc from 'fast-check';
import { chance, randomFrom } from '../../src/basics/random.ts';
import { readCorpus } from './corpus.ts';
import { drawInput, drawLargeInput } from './inputs.ts';
import { processorTime } from './stopwatch.ts';
import type { FuzzTarget } from './target.ts';

export interface FuzzReport {
  readonly inputs: number;
  /** The kinds of answer that were met. */
  readonly kinds: number;
  /** The first input that was not answered as it must be, made small; null where there is none. */
  readonly failure: FuzzFailure | null;
}

export interface FuzzFailure {
  readonly input: string;
  readonly error: Error;
}

/** Who looks on while a long run goes. */
export interface FuzzObserver {
  /** Called with each input before it is tried. */
  readonly begin: (input: string) => void;
  /** Called when it is answered, with the milliseconds that the processor worked on it. */
  readonly end: (input: string, ms: number) => void;
  /** How often an input is a large one, which is read but not judged. */
  readonly largeInputs: number;
}

const LONGEST = 700;
/** Structured inputs that are drawn at once. */
const BATCH = 50;
/** Inputs kept because of a new kind of answer. */
const MOST_KEPT = 1000;
/** Characters that are tried while a failing input is made small. */
const MOST_SHRUNK = 50_000_000;

/** @param goOn whether another input is to be tried, by how many were */
export async function fuzz(
  target: FuzzTarget,
  seed: number,
  goOn: (inputs: number) => boolean,
  observer?: FuzzObserver,
): Promise<FuzzReport> {
  const random = randomFrom(seed, ...Buffer.from(target.name));
  const kinds = new Set<string>();
  const known = readCorpus(target.name);
  const pool = [...known];
  const structured = structuredInputs(target, seed);
  let inputs = 0;
  const attempt = async (input: string, { check }: Pick<FuzzTarget, 'check'>): Promise<FuzzFailure | null> => {
    inputs += 1;
    observer?.begin(input);
    const started = processorTime();
    const answer = await answerOf({ check }, input);
    observer?.end(input, processorTime() - started);
    if (answer instanceof Error) return madeSmall({ check }, { input, error: answer });
    if (!kinds.has(answer) && pool.length < MOST_KEPT && input.length <= longest) pool.push(input);
    kinds.add(answer);
    return null;
  };
  const report = (failure: FuzzFailure | null): FuzzReport => ({ inputs, kinds: kinds.size, failure });
  const { words, longest = LONGEST } = target;
  for (const input of known) {
    const failure = await attempt(input, target);
    if (failure) return report(failure);
  }
  // What is typed in a field is never a megabyte.
  const large = longest < LONGEST ? null : readOnly(target);
  while (goOn(inputs)) {
    if (observer && large && chance(random, observer.largeInputs)) {
      const failure = await attempt(drawLargeInput(pool, random), large);
      if (failure) return report(failure);
    }
    // Every other input is a structured one, where the target has such.
    const made = inputs % 2 === 0 ? structured.next().value : undefined;
    const failure = await attempt(made ?? drawInput({ inputs: pool, words, longest }, random), target);
    if (failure) return report(failure);
  }
  return report(null);
}

function* structuredInputs({ structured }: FuzzTarget, seed: number): Generator<string, void> {
  if (!structured) return;
  for (let batch = 0; ; batch++) yield* fc.sample(structured, { seed: seed + batch, numRuns: BATCH });
}

/** The parser of a target alone: judging a large answer takes longer than reading it. */
export function readOnly({ linear }: FuzzTarget): Pick<FuzzTarget, 'check'> | null {
  if (!linear) return null;
  return {
    check(input) {
      linear(input);
      return 'large';
    },
  };
}

export async function answerOf({ check }: Pick<FuzzTarget, 'check'>, input: string): Promise<string | Error> {
  try {
    return await check(input);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Takes parts away, ever smaller ones, as long as the input still fails. */
async function madeSmall(target: Pick<FuzzTarget, 'check'>, failure: FuzzFailure): Promise<FuzzFailure> {
  let least = failure;
  let tried = 0;
  for (let size = Math.ceil(least.input.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < least.input.length && tried < MOST_SHRUNK;) {
      const input = least.input.slice(0, at) + least.input.slice(at + size);
      tried += input.length;
      const answer = await answerOf(target, input);
      if (answer instanceof Error) least = { input, error: answer };
      else at += size;
    }
  }
  return least;
}
