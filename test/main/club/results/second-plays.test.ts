/**
 * What really happened, with what the Law makes of it: boards played twice, and boards played in the place of others.
 */
import { describe, expect, test } from 'vitest';
import type { ReviewView } from '../../../../main/club/model/review.ts';
import { explainResult } from '../../../../main/club/standings/explanation.ts';
import { recordTogether } from '../../../../main/club/results/together.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { secondPlayOutcome } from '../../../../src/bridge/result/second-play.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** In round 1 table 1 played a board of round 2 in the place of its first. */
function wrongBoard() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const first = cellAt(section, 1, 1);
  const next = section.cells.find(({ ns, round }) => ns === first.ns && round === 2)!;
  const [expected = 0] = first.boards;
  const [board = 0] = next.boards;
  const handed = handIn(section, first, { board, outcome: played(4, 10), typed: '4sn=' });
  unwrap(recordResult(club, session, handed));
  const items = () => unwrap(readReview(club, session)).items;
  const found = (code: string) => items().filter(({ finding }) => finding.code === code);
  return { club, session, section, first, next, expected, board, items, found };
}

/** A fix of a finding, as a screen hands it in. */
function handedIn(
  { finding, version }: ReviewView['items'][number],
  place: number,
  versions = new Map<string, number>(),
) {
  return (finding.fixes[place] ?? []).map((repair): ResultInput => {
    const own = slotKey(repair) === slotKey(finding.slot);
    return { ...repair, typed: '', expectedVersion: own ? version || null : (versions.get(slotKey(repair)) ?? null) };
  });
}

describe('a board that a pair has played before (Law 15B1)', () => {
  test('is refused as a result, naming the side and where it was played', () => {
    const { club, session, section, next, board, first } = wrongBoard();
    const again = handIn(section, next, { slotBoard: board, board, outcome: played(4, 9) });
    expect(recordResult(club, session, again)).toMatchObject({
      code: 'pairAlreadyPlayed',
      entry: first.ns,
      round: 1,
      table: 1,
      sides: ['NS'],
    });
  });

  test('gives average plus to the other pair, who counts it, and nothing to the one that has its score', () => {
    const { club, session, section, next, board, first } = wrongBoard();
    const ruled = handIn(section, next, {
      slotBoard: board,
      board,
      outcome: secondPlayOutcome(['NS']),
      typed: '4sn-1',
    });
    expect(unwrap(recordResult(club, session, ruled)).result).toMatchObject({
      outcome: { kind: 'award', ns: null, ew: 60, ewAverage: 'average-plus' },
      score: null,
      typed: '4sn-1',
    });
    const other = section.cells.find(({ ns, boards }) => boards.includes(board) && ns !== first.ns)!;
    const third = section.entries.find(({ id, line }) => line === 'EW' && id !== first.ew && id !== next.ew)!;
    const elsewhere = handIn(section, other, { slotBoard: board, board, ew: third.id, outcome: played(4, 11) });
    unwrap(recordResult(club, session, elsewhere));
    const { fields } = unwrap(readStandings(club, session));
    const rows = fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
    expect(rows.find(({ entry }) => entry === first.ns)).toMatchObject({ boards: 1 });
    expect(rows.find(({ entry }) => entry === next.ew)).toMatchObject({ boards: 1, total: '6/5', figure: '3/5' });
    const slot = { section: section.id, round: next.round, table: next.table, slotBoard: board };
    expect(unwrap(explainResult(club, session, slot, 'NS')).figure.from).toMatchObject({ reason: 'not-counted' });
    expect(unwrap(explainResult(club, session, slot, 'EW')).figure.from).toMatchObject({ given: 'average-plus' });
  });

  test('counts once for the pair that is given it: a result of its own is refused, one of the other pair is not', () => {
    const { club, session, section, next, board, first } = wrongBoard();
    unwrap(
      recordResult(
        club,
        session,
        handIn(section, next, { slotBoard: board, board, outcome: secondPlayOutcome(['NS']) }),
      ),
    );
    const free = section.cells.find(
      ({ ns, ew, boards }) => boards.includes(board) && ![first.ns, next.ew].includes(ns) && ew !== first.ew,
    )!;
    const elsewhere = (ew: number) => handIn(section, free, { slotBoard: board, board, ew });
    expect(recordResult(club, session, elsewhere(next.ew))).toMatchObject({
      code: 'pairAlreadyPlayed',
      entry: next.ew,
      sides: ['EW'],
    });
    // The first result taken away, pair and board are free again though the ruling names the pair.
    unwrap(recordResult(club, session, { ...handIn(section, first), outcome: null, expectedVersion: 1 }));
    expect(recordResult(club, session, handIn(section, first, { board }))).not.toMatchObject({ kind: 'problem' });
  });
});

describe('a board that was played in the place of another (Law 15B2)', () => {
  test('is kept beside the schedule when the expected one is to be played later, in one action', () => {
    const { club, session, section, first, expected, board, found } = wrongBoard();
    const before = sessionOf(club, session).results;
    const [item] = found('unplayed');
    unwrap(recordTogether(club, session, handedIn(item!, 0)));
    expect(sessionOf(club, session).results).toMatchObject([
      { slotBoard: board, board, ns: first.ns, ew: first.ew, outcome: played(4, 10) },
    ]);
    expect(found('unplayed')).toEqual([]);
    // It is played later, on the line that waits for it.
    unwrap(recordResult(club, session, handIn(section, first, { slotBoard: expected, expectedVersion: null })));
    expect(sessionOf(club, session).results).toHaveLength(2);
    unwrap(undoChange(club, session));
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).results).toMatchObject(
      before.map(({ slotBoard, outcome }) => ({ slotBoard, outcome })),
    );
  });

  test.each([
    [1, { kind: 'notPlayed' }],
    [2, { kind: 'award', nsAverage: 'average', ewAverage: 'average' }],
  ] as const)('or given up (%i)', (place, outcome) => {
    const { club, session, expected, board, found } = wrongBoard();
    unwrap(recordTogether(club, session, handedIn(found('unplayed')[0]!, place)));
    expect(found('unplayed')).toEqual([]);
    expect(sessionOf(club, session).results).toMatchObject([
      { slotBoard: expected, board: expected, outcome },
      { slotBoard: board, board, outcome: played(4, 10) },
    ]);
  });

  test('a line beside the schedule is corrected and taken away like any other, and made only for a board that moves', () => {
    const { club, session, section, first, board, found } = wrongBoard();
    const beside = handIn(section, first, { slotBoard: board, board });
    expect(recordResult(club, session, beside)).toMatchObject({ code: 'slotNotScheduled' });
    unwrap(recordTogether(club, session, handedIn(found('unplayed')[0]!, 0)));
    const corrected = { ...beside, outcome: played(4, 12), expectedVersion: 1 };
    expect(unwrap(recordResult(club, session, corrected)).result).toMatchObject({ version: 2, score: 480 });
    unwrap(recordResult(club, session, { ...beside, outcome: null, expectedVersion: 2 }));
    expect(sessionOf(club, session).results).toEqual([]);
  });

  test('all or nothing: where one line is refused, none is written', () => {
    const { club, session, found } = wrongBoard();
    const [one, other] = handedIn(found('unplayed')[0]!, 0);
    const before = sessionOf(club, session);
    expect(recordTogether(club, session, [one!, { ...other!, expectedVersion: 7 }])).toMatchObject({
      code: 'versionConflict',
    });
    const twice = [one!, { ...other!, ns: other!.ew, ew: other!.ew }];
    expect(recordTogether(club, session, twice)).toMatchObject({ code: 'samePair' });
    expect(sessionOf(club, session)).toEqual(before);
  });

  test('two lines of one action can’t give a pair a board twice', () => {
    const { club, session, section, first } = wrongBoard();
    const second = cellAt(section, 1, 2);
    const [one = 0, two = 0] = second.boards;
    const lines = [
      handIn(section, second, { slotBoard: one, board: one }),
      handIn(section, second, { slotBoard: two, board: one, ew: first.ew }),
    ];
    expect(recordTogether(club, session, lines)).toMatchObject({ code: 'pairAlreadyPlayed', sides: ['NS'] });
  });
});
