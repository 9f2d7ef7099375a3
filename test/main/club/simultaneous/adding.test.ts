import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeDeals } from '../../../../main/club/deals/deals.ts';
import type { FieldRowView } from '../../../../main/club/model/simultaneous/field.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { addClubs, previewClubs, removeClub } from '../../../../main/club/simultaneous/adding.ts';
import { explainFieldBoard, explainFieldPair } from '../../../../main/club/simultaneous/explain.ts';
import { readSimultaneous } from '../../../../main/club/simultaneous/view.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { readExact, toNumber } from '../../../../src/scoring/numbers/exact.ts';
import {
  cellAt,
  handIn,
  newEvent,
  played,
  sectionOf,
  sessionOf,
  temporaryFolder,
  testClub,
  unwrap,
} from '../../support.ts';
import { add, look, name, namesOf, playedClub, sent, table } from './clubs.ts';

const ASH = [
  'board,ns,ew,score',
  ...[1, 2, 3, 4, 5, 6].flatMap((board) => [`${board},1,1,420`, `${board},2,2,-50`, `${board},3,3,110`]),
];

/** Three clubs: the own one, one that sends its event, one that sends a table. */
function threeClubs() {
  const own = playedClub('Own Club', 1);
  const oak = playedClub('Oak', 4);
  name(oak.club, oak.session, 0, ['Ann Birch', 'Bo Fir']);
  return { ...own, oak, files: [sent(oak, 'oak.etui'), table('Ash.csv', ASH)] };
}

const percent = (text: string | null) =>
  text === null ? null : toNumber(readExact(text) ?? { numerator: 0n, denominator: 1n }) * 100;

describe('clubs that play the same boards', () => {
  test('are ranked as `etui combine` ranks their files', async () => {
    const { club, session, files } = threeClubs();
    const folder = join(temporaryFolder(), 'clubs');
    mkdirSync(folder);
    const paths = [sent({ club, session }, 'own.etui'), ...files].map(({ name: file, bytes }) => {
      writeFileSync(join(folder, file), bytes);
      return join(folder, file);
    });
    add(club, session, ...files);
    for (const lines of [1, 2] as const) {
      const { out, exit } = await run(['combine', ...paths, '--winners', String(lines), '--json']);
      expect(exit).toBe(0);
      const combined = JSON.parse(out) as {
        readonly ranking: readonly { club: string; entry: string; place: number; tied: boolean; percentage: number }[];
        readonly byClub: readonly { ranking: readonly { place: number; overall: number }[] }[];
      };
      const view = unwrap(readSimultaneous(club, session, { lines }));
      const shown = (row: FieldRowView) => ({
        club: view.clubs[row.club]?.name,
        entry: row.label,
        place: row.place,
        tied: row.tied,
        percentage: expect.closeTo(percent(row.average) ?? 0, 9) as unknown,
      });
      const rows = view.rankings.flatMap((ranking) => ranking.rows);
      expect(rows).toHaveLength(18);
      expect(combined.ranking).toMatchObject(rows.map(shown));
      const ofOak = unwrap(
        readSimultaneous(club, session, { lines, club: view.clubs.findIndex((one) => one.name === 'Oak') }),
      );
      expect(ofOak.rankings.flatMap((one) => one.rows.map((row) => [row.inClub.place, row.place]))).toEqual(
        combined.byClub[1]?.ranking.map((row) => [row.place, row.overall]),
      );
    }
    expect(look(club, session).clubs).toMatchObject([
      { name: 'Own Club', source: null, pairs: 6, boards: 6, results: 18 },
      { name: 'Ash', pairs: 6, boards: 6, results: 18 },
      { name: 'Oak', pairs: 6, boards: 6, results: 18 },
    ]);
  });

  test('a correction of an own result counts at once, and what was read of others is not read again', () => {
    const { club, session, files } = threeClubs();
    add(club, session, ...files);
    const before = look(club, session);
    expect(look(club, session)).toEqual(before);
    const section = sectionOf(club, session);
    const cell = cellAt(section, 1, 1);
    const [board = 1] = cell.boards;
    const version = sessionOf(club, session).results.find(
      (one) => one.round === 1 && one.table === 1 && one.slotBoard === board,
    )?.version;
    unwrap(
      recordResult(club, session, {
        ...handIn(section, cell, { slotBoard: board, outcome: played(7, 13) }),
        expectedVersion: version ?? null,
      }),
    );
    expect(look(club, session).rankings).not.toEqual(before.rankings);
  });

  test('every figure can be looked into: the boards of a pair, and a board of all clubs', () => {
    const { club, session, files } = threeClubs();
    add(club, session, ...files);
    const view = look(club, session);
    const [first] = view.rankings[0]?.rows ?? [];
    if (!first) throw new Error('nobody is ranked');
    const pair = unwrap(explainFieldPair(club, session, { club: first.club, entry: first.entry }));
    expect(pair).toMatchObject({ row: first, of: 9 });
    const sum = pair.boards.reduce(
      (all, { points }) => all + toNumber(readExact(points ?? '0') ?? { numerator: 0n, denominator: 1n }),
      0,
    );
    expect(sum).toBeCloseTo(toNumber(readExact(first.points) ?? { numerator: 0n, denominator: 1n }), 9);
    const board = unwrap(explainFieldBoard(club, session, 1));
    expect(board).toMatchObject({ clubs: 3, actual: 9, top: 16 });
    expect(board.frequencies.reduce((all, { times }) => all + times, 0)).toBe(9);
    expect(explainFieldBoard(club, session, 99)).toMatchObject({ code: 'fieldWithoutBoard' });
    expect(explainFieldPair(club, session, { club: 9, entry: 0 })).toMatchObject({ code: 'unknownEntry' });
  });

  test('each step is undone and redone, back to nothing', () => {
    const { club, session, oak, files } = threeClubs();
    const nothing = look(club, session);
    add(club, session, ...files);
    const added = look(club, session);
    const source = added.clubs.find((one) => one.name === 'Oak')?.source ?? '';
    unwrap(removeClub(club, session, source));
    expect(namesOf(look(club, session))).toEqual(['Own Club', 'Ash']);
    name(oak.club, oak.session, 1, ['Cy Elm', 'Di Yew']);
    add(club, session, sent(oak, 'oak again.etui'));
    expect(namesOf(look(club, session))).toEqual(['Own Club', 'Ash', 'Oak']);
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(look(club, session)).toEqual(added);
    expect(unwrap(undoChange(club, session)).scope).toEqual({ subject: 'clubs' });
    expect(look(club, session)).toEqual(nothing);
    unwrap(redoChange(club, session));
    expect(look(club, session)).toEqual(added);
    unwrap(redoChange(club, session));
    expect(namesOf(look(club, session))).toEqual(['Own Club', 'Ash']);
    expect(removeClub(club, session, source)).toMatchObject({ code: 'unknownSource' });
  });

  test('a newer version takes the place of the earlier, and an older one is refused', () => {
    const { club, session, oak, files } = threeClubs();
    const [early] = files;
    if (!early) throw new Error('no file');
    add(club, session, ...files);
    name(oak.club, oak.session, 1, ['Cy Elm', 'Di Yew']);
    const later = { ...sent(oak, 'oak 2.etui'), club: 'Oak Bridge Club' };
    expect(unwrap(previewClubs(club, session, [later]))).toMatchObject({
      clubs: [{ club: 'Oak Bridge Club', replaces: 'Oak', named: 2 }],
      faults: [],
      problems: [],
    });
    add(club, session, later, table('ash.csv', ASH.slice(0, -1)));
    expect(look(club, session).clubs).toMatchObject([{}, { name: 'ash', results: 17 }, { name: 'Oak Bridge Club' }]);
    expect(addClubs(club, session, [later])).toMatchObject({
      code: 'clubsNotAdded',
      offer: { faults: [{ file: 'oak 2.etui', fault: { code: 'sameFile', club: 'Oak Bridge Club' } }] },
    });
  });
});

const NORTH = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const EAST = 'N:...AKQJT98765432 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.';
const deal = (board: number, hands: string) => ({ board, hands });
const hands = (text: string) =>
  table('Ash.pbn', ['[Board "2"]', '[Dealer "E"]', '[Vulnerable "NS"]', `[Deal "${text}"]`]);

describe('refused by name, and nothing is added', () => {
  test('the same file, the same event twice, the own event, a name twice', () => {
    const { club, session, files } = threeClubs();
    const [early, ash] = files;
    if (!early || !ash) throw new Error('no file');
    const faultsOf = (...of: readonly (typeof early)[]) => unwrap(previewClubs(club, session, of)).faults;
    const problemsOf = (...of: readonly (typeof early)[]) => unwrap(previewClubs(club, session, of)).problems;
    expect(faultsOf(early, { ...early, name: 'copy.etui' })).toEqual([
      { file: 'copy.etui', fault: { code: 'eventTwice', file: 'oak.etui' } },
    ]);
    expect(faultsOf(sent({ club, session }, 'own.etui'))).toEqual([{ file: 'own.etui', fault: { code: 'ownEvent' } }]);
    expect(problemsOf({ ...early, club: 'OWN club' })).toEqual([
      { kind: 'problem', code: 'clubTwice', club: 'OWN club' },
    ]);
    expect(problemsOf({ ...early, club: 'ash' }, ash)).toMatchObject([{ code: 'clubTwice', club: 'Ash' }]);
    expect(problemsOf(ash, table('Elm.csv', ASH))).toMatchObject([{ code: 'resultsTwice', club: 'Elm', first: 'Ash' }]);
    expect(faultsOf({ ...early, club: ' ' })).toMatchObject([{ fault: { code: 'noClub' } }]);
    expect(addClubs(club, session, [{ ...early, club: 'Own Club' }, ash])).toMatchObject({ code: 'clubsNotAdded' });
    expect(namesOf(look(club, session))).toEqual(['Own Club']);
  });

  test('other boards, and other hands on a board', () => {
    const { club, session } = threeClubs();
    const elsewhere = table('Elm.csv', ['board,ns,ew,score', '21,1,1,420', '22,1,1,50']);
    expect(unwrap(previewClubs(club, session, [elsewhere])).problems).toEqual([
      { kind: 'problem', code: 'noCommonBoard', club: 'Elm' },
    ]);
    unwrap(writeDeals(club, session, { deals: [deal(2, NORTH)], source: 'hands' }));
    const oak = playedClub('Oak', 4);
    unwrap(writeDeals(oak.club, oak.session, { deals: [deal(2, EAST)], source: 'hands' }));
    expect(unwrap(previewClubs(club, session, [sent(oak, 'oak.etui')])).problems).toEqual([
      { kind: 'problem', code: 'dealsDiffer', club: 'Oak', first: 'Own Club', boards: [2] },
    ]);
    expect(unwrap(previewClubs(club, session, [table('Ash.csv', ASH), hands(EAST)])).problems).toMatchObject([
      { code: 'dealsDiffer', club: 'Ash', boards: [2] },
    ]);
    expect(unwrap(previewClubs(club, session, [table('Ash.csv', ASH), hands(NORTH)]))).toMatchObject({
      faults: [],
      problems: [],
    });
    expect(unwrap(previewClubs(club, session, [hands(NORTH)])).faults).toMatchObject([
      { fault: { code: 'dealsAlone' } },
    ]);
  });

  test('files that are no results, line by line', () => {
    const { club, session } = threeClubs();
    const faults = unwrap(
      previewClubs(club, session, [
        table('Elm.csv', ['board,ns,ew,score', '1,1,1,425x', 'two,1,1,50']),
        table('Fir.etui', ['nothing']),
        table('names.csv', ['club,entry,name', 'Nobody,1,Ann & Bo']),
        table('Yew.csv', ['board,n,s,e,w,score', '1,1,2,3,4,420']),
        table('Sloe.csv', ['board,ns,ew,award', '1,1,2,NP']),
      ]),
    ).faults;
    expect(faults).toMatchObject([
      {
        file: 'Elm.csv',
        fault: {
          code: 'results',
          problems: [
            { line: 2, code: 'score' },
            { line: 3, code: 'board' },
          ],
        },
      },
      { file: 'Fir.etui', fault: { code: 'event', fault: { code: 'notAnEventFile' } } },
      { file: 'Yew.csv', fault: { code: 'notOfPairs' } },
      { file: 'names.csv', fault: { code: 'names', problems: [{ line: 2, code: 'clubUnknown' }] } },
    ]);
  });

  test('events of players, here or in the file', () => {
    const { club, session } = threeClubs();
    const spec = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
    const { session: players } = unwrap(createEvent(club, newEvent({ spec })));
    expect(look(club, session).clubs).toHaveLength(1);
    expect(readSimultaneous(club, players)).toMatchObject({ code: 'notOfPairs' });
    expect(addClubs(club, players, [table('Ash.csv', ASH)])).toMatchObject({ code: 'notOfPairs' });
    const file = sent({ club, session: players }, 'players.etui');
    expect(previewClubs(testClub(), session, [file])).toMatchObject({ code: 'unknownSession' });
    const there = playedClub('Elm', 3);
    expect(unwrap(previewClubs(there.club, there.session, [file])).faults).toMatchObject([
      { fault: { code: 'notOfPairs' } },
    ]);
  });
});
