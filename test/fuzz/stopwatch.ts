/**
 * Times the inputs of a long run. A busy machine makes any input slow now and then, so one that was slow is only
 * suspected: it hangs when it is as slow every time it is run again alone.
 */

/** An answer that takes longer is a hang. */
export const HANG_MS = 100;
const RUNS_ALONE = 3;
const MOST_SUSPECTS = 50;

export interface TimedInput {
  readonly input: string;
  readonly ms: number;
}

export interface Stopwatch {
  readonly time: (input: string, ms: number) => void;
  /** The slowest inputs, longest first. */
  readonly slowest: () => readonly TimedInput[];
}

export function stopwatch(): Stopwatch {
  let longest: readonly TimedInput[] = [];
  return {
    time(input, ms) {
      if (ms <= (longest[MOST_SUSPECTS - 1]?.ms ?? 0)) return;
      longest = [...longest, { input, ms }].toSorted((a, b) => b.ms - a.ms).slice(0, MOST_SUSPECTS);
    },
    slowest: () => longest,
  };
}

/** Runs an input again alone. @returns the milliseconds of the fastest run */
export async function timeAlone(input: string, answer: (input: string) => unknown): Promise<TimedInput> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS_ALONE; run++) {
    const started = performance.now();
    await answer(input);
    runs.push(performance.now() - started);
  }
  return { input, ms: Math.min(...runs) };
}
