/**
 * `npm run mutation`: changes src/ one spot at a time and runs the tests beside it; a change that no test notices is a
 * survivor. `npm run mutation -- bridge scoring/imps.ts` tries these folders or files of src/ alone; without a name,
 * everything whose numbers must be right. What was noticed is kept in reports/mutation, so the next run tries only
 * the rest. Ends with a failure when a room leaves a tenth of its mutants alive (stryker.config.json).
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { inProject } from './project.mjs';

const PLACES = ['bridge', 'scoring'];

/** The source files of a folder or file of src/, with `/` between the folders. */
function filesOf(place) {
  return place.endsWith('.ts') ? [place] : namesIn(inProject('src'), `${place}/**/*.ts`);
}

/** The room of a file: the nearest folder above it that has tests of its own in test/src. */
function roomOf(file) {
  const room = path.posix.dirname(file);
  if (room === '.') throw new Error('No folder above has tests in test/src.');
  return namesIn(inProject('test', 'src', room), '*.test.ts').length > 0 ? room : roomOf(room);
}

function namesIn(folder, pattern) {
  return globSync(pattern, { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
}

/** One run for a room: the mutants of its files, and the tests that stand in the same folder of test/src, not below. */
async function mutate(room, files) {
  const report = `reports/mutation/${room.replaceAll('/', '-')}`;
  forgetSurvivors(`${report}.json`);
  await new Stryker({
    mutate: files.map((file) => `src/${file}`),
    room,
    incrementalFile: `${report}.json`,
    htmlReporter: { fileName: `${report}.html` },
  }).runMutationTest();
}

/** Stryker would not try a survivor again that only loading passes, whatever tests there are now. */
function forgetSurvivors(report) {
  if (!existsSync(report)) return;
  const kept = JSON.parse(readFileSync(report, 'utf8'));
  for (const file of Object.values(kept.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(report, JSON.stringify(kept));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((place) => !existsSync(inProject('src', place)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.map((place) => `src/${place}`).join(', ')}.`);
  process.exit(2);
}
const files = new Set((asked.length > 0 ? asked : PLACES).flatMap(filesOf));
for (const [room, its] of Map.groupBy(files, roomOf)) await mutate(room, its);
