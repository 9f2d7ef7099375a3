import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import type { Club } from '../../../../main/club/club.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { openEventFile } from '../../../../main/club/event-file/open.ts';
import { recordColumn } from '../../../../main/club/results/column.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { readMigrations } from '../../../../main/store/file/migrations.ts';
import { readPdf, wordsOn } from '../../../pdf.ts';
import { handIn, newEvent, sessionOf, temporaryFolder, testClock, testClub, unwrap } from '../../support.ts';

/** The folder of a club with the sample evening, open as beside a running program, and the file of its event. */
async function sampleFile() {
  const data = temporaryFolder();
  const club = testClub(testClock(), join(data, 'club.sqlite'));
  unwrap(changeSettings(club, { clubName: 'Oak Bridge Club' }));
  const { session } = unwrap(openSample(club, 'en'));
  const file = join(data, 'sample.etui');
  const answer = await run(['export', String(session), file, '--data', data]);
  expect(answer).toEqual({ exit: 0, out: `${file}\n`, messages: [] });
  return { data, club, session, file };
}

test('export writes an event into a file of its own, and says what it can’t', async () => {
  const { data, file } = await sampleFile();
  const opened = openEventFile(readFileSync(file), file, { now: () => new Date() });
  expect(opened).toMatchObject({ clubName: 'Oak Bridge Club' });
  expect(await run(['export', '99', file, '--data', data])).toMatchObject({
    exit: 1,
    messages: ['There is no event 99.'],
  });
  expect(await run(['export', '1', 'out.pdf'])).toMatchObject({ exit: 2 });
  expect(await run(['export', 'x', file])).toMatchObject({ exit: 2 });
  expect(await run(['export', '1', join(data, 'none', 'x.etui'), '--data', data])).toMatchObject({ exit: 1 });
});

test('check says what is in the file of an event, and what is wrong with it', async () => {
  const { file } = await sampleFile();
  const before = readFileSync(file);
  const { exit, out } = await run(['check', file]);
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(/is sound\.\n.*Oak Bridge Club: \d+ results\.\n$/),
  });
  const { out: json } = await run(['check', file, '--json']);
  expect(JSON.parse(json)).toMatchObject({ version: readMigrations().length, sound: true, event: { sessions: 1 } });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(existsSync(`${file}-wal`)).toBe(false);
  writeFileSync(file, before.subarray(0, before.length / 2));
  const broken = await run(['check', file, '--language', 'fr']);
  expect(broken).toMatchObject({ exit: 1, messages: [expect.stringContaining('endommagé')] });
  expect(await run(['check', join(file, 'none.etui')])).toMatchObject({ exit: 1 });
});

describe('print', () => {
  test('takes the file of an event, without its club', async () => {
    const { data, file, club } = await sampleFile();
    club.store.close();
    const out = join(data, 'out');
    const { exit, messages } = await run(['print', file, '--document', 'ranking', '--out', out]);
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    const [printed = ''] = readdirSync(out);
    const { pages } = await readPdf(readFileSync(join(out, printed)));
    expect(pages.map(wordsOn).join(' ')).toContain('Oak Bridge Club');
    const second = await run(['print', file, '--document', 'ranking', '--out', out, '--session', '2']);
    expect(second).toMatchObject({ exit: 1, messages: ['This event has one session.'] });
  });

  test('refuses what is no event, and an event file among numbers', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'x.etui');
    writeFileSync(file, 'PK not a database');
    const answer = await run(['print', file, '--document', 'ranking', '--out', folder]);
    expect(answer).toMatchObject({ exit: 1, messages: [expect.stringContaining('no event saved by Etui')] });
    expect(await run(['print', '1', file, '--document', 'page', '--out', folder])).toMatchObject({ exit: 2 });
  });
});

/** From North-South, each possible whatever the vulnerability. */
const SCORES = [90, 110, 120, 130, 140, 150, 170, 180, 200, 400];

/** A club with one evening of three tables, each board of which has another score. */
async function clubFile(name: string, shift: number) {
  const data = temporaryFolder();
  const club: Club = testClub(testClock(), join(data, 'club.sqlite'));
  unwrap(changeSettings(club, { clubName: name }));
  const { session } = unwrap(createEvent(club, newEvent()));
  const { sections } = sessionOf(club, session);
  const [section] = sections;
  if (!section) throw new Error('an event has a section');
  unwrap(writeNames(club, session, [{ entry: section.entries[0]?.id ?? 0, players: [`Ada of ${name}`, 'Bo Lund'] }]));
  const lines = section.cells.flatMap((cell) =>
    cell.boards.map((slotBoard) =>
      handIn(section, cell, {
        slotBoard,
        outcome: { kind: 'score', score: SCORES[shift + cell.table + (slotBoard % 3)] ?? 0 },
      }),
    ),
  );
  unwrap(recordColumn(club, session, lines));
  const file = join(data, `${name}.etui`);
  await run(['export', String(session), file, '--data', data]);
  return { file, section, data };
}

test('combine takes the files of events, whose clubs and pairs have their names', async () => {
  const [oak, elm] = [await clubFile('Oak', 0), await clubFile('Elm', 4)];
  const { exit, out, messages } = await run(['combine', oak.file, elm.file, '--json', '--winners', '2']);
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  const { clubs, ranking } = JSON.parse(out) as {
    clubs: { club: string; results: number; boards: number }[];
    ranking: { club: string; entry: string; line: string; name?: string; boards: number }[];
  };
  expect(clubs).toMatchObject([
    { club: 'Oak', results: 18, boards: 6 },
    { club: 'Elm', results: 18, boards: 6 },
  ]);
  expect(ranking.filter(({ line }) => line === 'NS')).toHaveLength(6);
  expect(ranking.find(({ club, entry }) => club === 'Elm' && entry === '1')).toMatchObject({
    name: 'Ada of Elm / Bo Lund',
    line: 'NS',
  });
  const twice = await run(['combine', oak.file, oak.file]);
  expect(twice).toMatchObject({ exit: 1 });
});
