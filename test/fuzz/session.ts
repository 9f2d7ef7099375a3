/** Attacks one target: replays its corpus, then draws inputs until a limit. A failing input is made small. */
import * as fc from 'fast-check';
import { randomFrom } from '../../src/basics/random.ts';
import { readCorpus } from './corpus.ts';
import { drawInput } from './inputs.ts';
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

const LONGEST = 700;
/** Structured inputs that are drawn at once. */
const BATCH = 50;
/** Inputs kept because of a new kind of answer. */
const MOST_KEPT = 1000;

/** @param goOn whether another input is to be tried, by how many were */
export async function fuzz(target: FuzzTarget, seed: number, goOn: (inputs: number) => boolean): Promise<FuzzReport> {
  const random = randomFrom(seed, ...Buffer.from(target.name));
  const kinds = new Set<string>();
  const known = readCorpus(target.name);
  const pool = [...known];
  const structured = structuredInputs(target, seed);
  let inputs = 0;
  const attempt = async (input: string): Promise<FuzzFailure | null> => {
    inputs += 1;
    const answer = await answerOf(target, input);
    if (answer instanceof Error) return { input, error: answer };
    if (!kinds.has(answer) && pool.length < MOST_KEPT) pool.push(input);
    kinds.add(answer);
    return null;
  };
  const report = (failure: FuzzFailure | null): FuzzReport => ({ inputs, kinds: kinds.size, failure });
  for (const input of known) {
    const failure = await attempt(input);
    if (failure) return report(await madeSmall(target, failure));
  }
  const { words, longest = LONGEST } = target;
  while (goOn(inputs)) {
    // Every other input is a structured one, where the target has such.
    const made = inputs % 2 === 0 ? structured.next().value : undefined;
    const failure = await attempt(made ?? drawInput({ inputs: pool, words, longest }, random));
    if (failure) return report(await madeSmall(target, failure));
  }
  return report(null);
}

function* structuredInputs({ structured }: FuzzTarget, seed: number): Generator<string, void> {
  if (!structured) return;
  for (let batch = 0; ; batch++) yield* fc.sample(structured, { seed: seed + batch, numRuns: BATCH });
}

export async function answerOf({ check }: FuzzTarget, input: string): Promise<string | Error> {
  try {
    return await check(input);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Takes parts away, ever smaller ones, as long as the input still fails. */
async function madeSmall(target: FuzzTarget, failure: FuzzFailure): Promise<FuzzFailure> {
  let least = failure;
  for (let size = Math.ceil(least.input.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < least.input.length;) {
      const input = least.input.slice(0, at) + least.input.slice(at + size);
      const answer = await answerOf(target, input);
      if (answer instanceof Error) least = { input, error: answer };
      else at += size;
    }
  }
  return least;
}
