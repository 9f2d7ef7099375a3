/**
 * `npm run fuzz`: attacks every parser for a minute each; `-- --target shorthand,csv --seconds 600 --seed 7` two for ten
 * minutes; `--inputs 1000000` ends after so many. A failing input is made small, printed and added to the corpus, where
 * every test run replays it. Each target has a process of its own with 500 MB for its objects; an input that takes more,
 * or that takes five minutes, ends the process and is printed. The report says the slowest inputs, each run
 * again alone, and the most memory in use.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TARGETS } from './targets.ts';

const MOST_MEMORY = 500;
/** Long enough for a machine that is busy with much else. */
const NEVER_ENDS_MS = 300_000;
const SHOWN = 2000;

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    seconds: { type: 'string' },
    inputs: { type: 'string' },
    seed: { type: 'string' },
  },
});
const inputs = Number(values.inputs ?? Number.MAX_SAFE_INTEGER);
const seconds = Number(values.seconds ?? (values.inputs === undefined ? 60 : 86_400));
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const names = TARGETS.map(({ name }) => name);
const chosen = values.target?.split(',') ?? names;
if (!chosen.every((name) => names.includes(name)) || !(seconds > 0) || !(inputs > 0) || !Number.isInteger(seed)) {
  console.error(`Usage: npm run fuzz [-- --target A,B --seconds N --inputs N --seed S]\n${names.join(' ')}`);
  process.exit(2);
}

console.log(`seed ${seed}`);
const folder = mkdtempSync(path.join(tmpdir(), 'etui-fuzz-'));
for (const name of chosen) await attack(name, path.join(folder, name));
rmSync(folder, { recursive: true });

/** @param trying the file with the input that is being tried */
async function attack(name: string, trying: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'attack.ts');
  const limits = JSON.stringify({ seed, seconds, inputs });
  const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEMORY}`, script, name, limits, trying], {
    stdio: 'inherit',
  });
  const watch = setInterval(() => {
    const { mtimeMs } = statSync(trying, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > NEVER_ENDS_MS) child.kill('SIGKILL');
  }, 1000);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code === 0) return;
  process.exitCode = 1;
  // A process that found a failing input printed it and ended with 1.
  if (code === 1) return;
  const input = readFileSync(trying, 'utf16le');
  console.log(`ENDED ${name} at ${input.length} characters: ${JSON.stringify(input.slice(0, SHOWN))}`);
}
