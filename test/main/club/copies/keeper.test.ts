import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepClub } from '../../../../main/club/copies/keeper.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { contentsOf } from '../../../../main/store/file/contents.ts';
import { finishedCopy, listCopies } from '../../../../main/store/file/copies.ts';
import { checkFile } from '../../../../main/store/file/check.ts';
import { clubWithEvent, handIn, sectionOf, temporaryFolder, testClock, unwrap } from '../../support.ts';

/** A kept club with an event, whose results come in one after another. No timer runs: the test tends. */
function keptEvening() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const keeper = keepClub(club, { every: 2 ** 30 });
  onTestFinished(() => keeper.stop());
  const section = sectionOf(club, session);
  const lines = section.cells
    .toSorted((a, b) => a.round - b.round)
    .flatMap((cell) => cell.boards.map((slotBoard) => handIn(section, cell, { slotBoard })));
  let next = 0;
  return {
    club,
    clock,
    keeper,
    session,
    file: club.store.file,
    perRound: lines.length / section.rounds,
    /** Records the next results. */
    record: (count: number) => {
      for (const line of lines.slice(next, next + count)) unwrap(recordResult(club, session, line));
      next += count;
    },
    pause: () => clock.forward(6),
  };
}

/** What the file has alone, without its log, as somebody finds it who takes it to another computer. */
function takenAlone(file: string): number | undefined {
  const taken = join(temporaryFolder(), 'club.sqlite');
  copyFileSync(file, taken);
  return contentsOf(taken)?.results;
}

describe('during an evening', () => {
  test('after a pause the file taken alone has everything, and so has the finished copy beside it', async () => {
    const { file, keeper, record, pause } = keptEvening();
    record(4);
    expect(takenAlone(file) ?? 0).toBe(0);
    pause();
    await keeper.tend();
    expect(takenAlone(file)).toBe(4);
    expect(contentsOf(finishedCopy(file))).toMatchObject({ results: 4 });
    expect(checkFile(finishedCopy(file))).toMatchObject({ integrity: [], references: [] });
  });

  test('after a round all copies are made at once, without a pause', async () => {
    const { file, keeper, record, perRound } = keptEvening();
    record(perRound - 1);
    await keeper.tend();
    expect(existsSync(finishedCopy(file))).toBe(false);
    record(1);
    await keeper.tend();
    expect(contentsOf(finishedCopy(file))).toMatchObject({ results: perRound });
    expect(listCopies(file).map((copy) => contentsOf(copy)?.results)).toEqual([perRound]);
    expect(takenAlone(file)).toBe(perRound);
  });

  test('a round called by the clock counts too, and so does the end of play', async () => {
    const { club, session, file, keeper, clock } = keptEvening();
    for (let round = 1; round <= 4; round += 1) {
      unwrap(moveSessionClock(club, session, { action: 'next' }));
      await keeper.tend();
      clock.forward(60);
    }
    expect(listCopies(file).length).toBeGreaterThanOrEqual(3);
  });

  test('a folder that is deleted is there again before anybody writes', async () => {
    const { club, file, keeper, record } = keptEvening();
    record(3);
    rmSync(dirname(file), { recursive: true });
    await keeper.tend();
    expect(contentsOf(file)).toMatchObject({ results: 3 });
    expect(club.store.notices.list()).toMatchObject([{ code: 'writtenAnew' }]);
  });

  test('the end makes the last copies', () => {
    const { file, keeper, record } = keptEvening();
    record(2);
    keeper.stop();
    expect(contentsOf(finishedCopy(file))).toMatchObject({ results: 2 });
    expect(listCopies(file).map((copy) => contentsOf(copy)?.results)).toEqual([2]);
  });

  test('what a crash left unfinished is swept', async () => {
    const { file, keeper, record, perRound } = keptEvening();
    record(1);
    await keeper.tend();
    mkdirSync(join(dirname(file), 'copies'));
    writeFileSync(join(dirname(file), 'copies', 'club-2026-11-24T19-00-00.000Z.sqlite.part'), 'half');
    record(perRound - 1);
    await keeper.tend();
    expect(readdirSync(join(dirname(file), 'copies'))).toHaveLength(1);
  });
});

/** The copies in a second place, without the text beside them. */
function copiesOn(stick: string): readonly string[] {
  return readdirSync(join(stick, 'Etui'))
    .filter((entry) => entry.endsWith('.sqlite'))
    .toSorted();
}

describe('a second place', () => {
  test('gets a checked copy as soon as it is named, and after every round', async () => {
    const { club, keeper, record, perRound, clock } = keptEvening();
    const stick = temporaryFolder();
    unwrap(changeSettings(club, { copyFolder: stick }));
    await keeper.tend();
    expect(copiesOn(stick)).toHaveLength(1);
    record(1);
    await keeper.tend();
    clock.forward(60);
    record(perRound - 1);
    await keeper.tend();
    const copies = copiesOn(stick);
    expect(copies).toHaveLength(2);
    expect(copies[1]).toMatch(/^club-[0-9a-f]{8}-2026-11-24T19-31-00\.000Z\.sqlite$/);
    expect(checkFile(join(stick, 'Etui', copies[1] ?? ''))).toMatchObject({ integrity: [] });
    expect(club.store.notices.list()).toEqual([]);
  });

  test('that was pulled out is said, made again by nobody, and goes on when it is back', async () => {
    const { club, keeper, clock, record } = keptEvening();
    const stick = join(temporaryFolder(), 'stick');
    mkdirSync(stick);
    unwrap(changeSettings(club, { copyFolder: stick }));
    await keeper.tend();
    rmSync(stick, { recursive: true });
    clock.forward(601);
    record(1);
    await keeper.tend();
    expect(club.store.notices.list()).toEqual([{ kind: 'problem', code: 'secondPlaceMissing', file: stick }]);
    expect(existsSync(stick)).toBe(false);
    mkdirSync(stick);
    await keeper.tend();
    expect(club.store.notices.list()).toEqual([]);
    expect(copiesOn(stick)).toHaveLength(1);
  });
});

test('a page that is damaged while the file is open is found by the check of every half hour', async () => {
  const { club, file, clock, keeper, record } = keptEvening();
  record(3);
  clock.forward(601);
  await keeper.tend();
  // nothing is changed any more, so that no copy is due, which would find it too
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, statSync(file).size - 8 * 4096);
  closeSync(handle);
  clock.forward(1801);
  await keeper.tend();
  expect(club.store.notices.list()).toMatchObject([{ code: 'fileDamaged' }]);
});
