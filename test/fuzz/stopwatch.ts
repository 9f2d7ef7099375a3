/**
 * Times the inputs of a long run by what the processor worked on them, whatever else the machine does. Collecting
 * garbage makes any input slow now and then, so one that was slow is only suspected: it hangs when it is as slow every
 * time it is run again alone.
 */

/** An answer that takes longer is a hang. */
export const HANG_MS = 100;
const RUNS_ALONE = 3;
const MOST_SUSPECTS = 20;

export interface TimedInput {
  readonly input: string;
  readonly ms: number;
}

export interface Stopwatch {
  readonly time: (input: string, ms: number) => void;
  /** The slowest inputs, longest first. */
  readonly slowest: () => readonly TimedInput[];
}

/** Milliseconds that this thread has worked since it began. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
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
    const started = processorTime();
    await answer(input);
    runs.push(processorTime() - started);
  }
  return { input, ms: Math.min(...runs) };
}
