import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readClub, type Club } from '../../../../main/club/club.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { fillDemo } from '../../../../main/club/demo/fill.ts';
import { run } from '../../../../main/cli/run.ts';
import { sessionOf, temporaryFolder, testClub, unwrap } from '../../support.ts';

test('makes a sound club once, and never goes into one', { timeout: 60_000 }, async () => {
  const folder = join(temporaryFolder(), 'new', 'club');
  const file = join(folder, 'club.sqlite');
  const made = await run(['demo', '--data', folder, '--seed', '4', '--json', '--language', 'fr']);
  expect(made).toMatchObject({ exit: 0, messages: [] });
  expect(JSON.parse(made.out)).toEqual({ file, events: 8, members: 36 });
  expect(await run(['check', file])).toMatchObject({ exit: 0, messages: [] });
  const before = readFileSync(file);
  const again = await run(['demo', '--data', folder]);
  expect(again).toEqual({ exit: 1, out: '', messages: [expect.stringContaining('is there already')] });
  expect(readFileSync(file).equals(before)).toBe(true);

  const french = unwrap(readClub(file, { now: () => new Date() }));
  const same = testClub();
  fillDemo(same, { seed: 4, language: 'en' });
  const [played, playedAgain] = [resultsOf(french), resultsOf(same)];
  french.store.close();
  expect(played.map(({ name }) => name)).toEqual(expect.arrayContaining(['Tournoi du mardi', 'Suisse par paires']));
  // Who meets whom in a Swiss is drawn by lot in every club.
  expect(bare(played, 'Suisse par paires')).toEqual(bare(playedAgain, 'Swiss pairs'));
  expect(new Set(bare(played, '')).size).toBe(8);
});

interface Played {
  readonly name: string;
  readonly results: readonly unknown[];
}

/** What was played in each event, without ids and days. */
function resultsOf(club: Club): readonly Played[] {
  return listEvents(club, { limit: 60 }).events.map(({ session }) => {
    const { eventName, results } = sessionOf(club, session);
    return { name: eventName, results: results.map(({ round, board, outcome }) => ({ round, board, outcome })) };
  });
}

function bare(played: readonly Played[], without: string): readonly string[] {
  return played.flatMap(({ name, results }) => (name === without ? [] : [JSON.stringify(results)])).toSorted();
}

test.each([
  [['demo'], 'demo --data DIR'],
  [['demo', 'folder'], 'demo --data DIR'],
  [['demo', '--data', 'x', '--seed', '0'], '--seed 7'],
  [['demo', '--language', 'fr'], 'demo --data DOSSIER'],
])('%j says how it is called', async (args, said) => {
  const { exit, messages } = await run(args);
  expect({ exit, messages }).toEqual({ exit: 2, messages: [expect.stringContaining(said), expect.anything()] });
});

test('says so where its folder is a file', async () => {
  const file = join(temporaryFolder(), 'club');
  writeFileSync(file, '');
  const { exit, out, messages } = await run(['demo', '--data', file]);
  expect({ exit, out, messages }).toEqual({ exit: 1, out: '', messages: [expect.stringContaining(file)] });
});
