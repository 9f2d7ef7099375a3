/**
 * `npm run fuzz -- --minutes=10 --seed=1`: asks the director's routes as long as it is told to. A bug is reduced to its
 * smallest form, added to the corpus, and tried by `npm test` from then on.
 */
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { addToCorpus } from './corpus.ts';
import { firstBug, requests, routesOf, withApp, type FuzzedRequest } from './routes.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } } });
const until = Date.now() + Number(values.minutes) * 60_000;
const REQUESTS = 25;
const ROUND = 100;

const routes = await withApp((app) => routesOf(app));
let seed = Number(values.seed ?? Date.now() % 1_000_000);
let [sent, bugs] = [0, 0];
while (Date.now() < until) {
  const property = fc.asyncProperty(requests(routes, REQUESTS), async (asked) => {
    sent += asked.length;
    const bug = await firstBug(asked);
    if (bug) throw new Error(`${bug.status} ${bug.error}`);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: ROUND, seed });
  if (failed && counterexample) {
    bugs += 1;
    const [found]: [FuzzedRequest[]] = counterexample;
    addToCorpus(found);
    console.log(`seed ${seed}: ${String(errorInstance)}\n${JSON.stringify(found, null, 2)}`);
  }
  seed += 1;
}
console.log(`${sent} requests to ${routes.length} routes: ${bugs} bugs`);
if (bugs > 0) process.exitCode = 1;
