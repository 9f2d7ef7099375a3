/**
 * `npm run mutation`: changes src/ one spot at a time and runs the tests beside it; a change that no test notices is a
 * survivor. `npm run mutation -- bridge scoring/imps.ts` tries these folders or files of src/ alone; without a name,
 * the two rooms whose numbers must be right. Results are kept in reports/mutation, so the next run tries only what
 * changed. Ends with a failure when a room leaves a tenth of its mutants alive (stryker.config.json).
 */
import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { inProject } from './project.mjs';

const ROOMS = ['bridge', 'scoring'];

/** One run for a room: the mutants of its places, and the tests that stand in the same room of test/src. */
async function mutate(room, places) {
  await new Stryker({
    mutate: places.map((place) => (place.endsWith('.ts') ? `src/${place}` : `src/${place}/**/*.ts`)),
    vitest: { dir: `test/src/${room}` },
    incrementalFile: `reports/mutation/${room}.json`,
    htmlReporter: { fileName: `reports/mutation/${room}.html` },
  }).runMutationTest();
}

const asked = process.argv.slice(2);
const unknown = asked.filter((place) => !existsSync(inProject('src', place)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.map((place) => `src/${place}`).join(', ')}.`);
  process.exit(2);
}
const rooms = Map.groupBy(asked.length > 0 ? asked : ROOMS, (place) => place.split('/')[0]);
for (const [room, places] of rooms) await mutate(room, places);
