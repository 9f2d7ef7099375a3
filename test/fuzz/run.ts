/**
 * `npm run fuzz`: attacks every parser for a minute each; `-- --target shorthand --seconds 600 --seed 7` one for ten.
 * A failing input is made small, printed and added to the corpus, where every test run replays it.
 */
import { parseArgs } from 'node:util';
import { addToCorpus } from './corpus.ts';
import { fuzz } from './session.ts';
import { TARGETS } from './targets.ts';

const { values } = parseArgs({
  options: { target: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
});
const seconds = Number(values.seconds ?? 60);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const chosen = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
if (chosen.length === 0 || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(`Usage: npm run fuzz [-- --target NAME --seconds N --seed S]\n${TARGETS.map((t) => t.name).join(' ')}`);
  process.exit(2);
}

console.log(`seed ${seed}`);
let total = 0;
for (const target of chosen) {
  const end = performance.now() + seconds * 1000;
  const { inputs, kinds, failure } = await fuzz(target, seed, () => performance.now() < end);
  total += inputs;
  console.log(
    `${target.name.padEnd(18)} ${String(inputs).padStart(10)} inputs ${String(kinds).padStart(5)} kinds of answer`,
  );
  if (failure === null) continue;
  process.exitCode = 1;
  addToCorpus(target.name, failure.input);
  console.log(`FAILED ${JSON.stringify(failure.input)}\n${failure.error.stack}\n`);
}
console.log(`${total} inputs`);
