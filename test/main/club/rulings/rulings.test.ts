import { assert, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainResult } from '../../../../main/club/standings/explanation.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { recordTogether } from '../../../../main/club/results/together.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { resultHistory } from '../../../../main/club/results/history.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { readRulings } from '../../../../main/club/rulings/log.ts';
import { cancelBoard, previewRuling } from '../../../../main/club/rulings/rulings.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { possibleScores } from '../../../../src/bridge/score/possible.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { formatShorthand, parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import { figureSentence } from '../../../../src/language/derivation/figure.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { deserializeExacts, type Serialized } from '../../../../src/scoring/numbers/serialize.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

function typed(text: string): Outcome {
  const answer = parseShorthand(text, { board: 1, language: 'en', withoutLastNought: false });
  if (answer.kind !== 'result') throw new Error(`${text} is no result`);
  return answer.outcome;
}

function half(score: number) {
  return [
    { outcome: { kind: 'score', score }, percent: 50 },
    { outcome: { kind: 'score', score: 415 }, percent: 50 },
  ] as const;
}

/** Board 1 at three tables: 420, 450 and one down, and what is ruled at the first of them. */
function boardOne() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  const [first] = cells as [(typeof cells)[number]];
  for (const [index, outcome] of [played(4, 10), played(4, 11), played(4, 9)].entries()) {
    const cell = cells[index];
    if (cell) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome })));
  }
  const asked = (text: string, changes: Partial<ResultInput> = {}): ResultInput =>
    handIn(section, first, { slotBoard: 1, outcome: typed(text), typed: text, expectedVersion: 1, ...changes });
  const rule = (text: string, changes: Partial<ResultInput> = {}) => recordResult(club, session, asked(text, changes));
  const points = () =>
    unwrap(readStandings(club, session))
      .fields[0]?.boards[0]?.results.toSorted((a, b) => a.round - b.round || a.table - b.table)
      .map((result) => [result.nsPoints, result.ewPoints]);
  return { club, session, section, cells, first, asked, rule, points };
}

describe('a weighted score (Law 12C1(c))', () => {
  test('counts each component with its weight, for the line and for the others', () => {
    const { rule, points } = boardOne();
    expect(points()).toEqual([
      ['2', '2'],
      ['4', '0'],
      ['0', '4'],
    ]);
    unwrap(rule('50%420+50%-50', { note: 'Misinformation, Law 21' }));
    // 420 has 2 of 4 against 450 and one down, one down has 1: half of each
    expect(points()).toEqual([
      ['3/2', '5/2'],
      ['4', '0'],
      ['1/2', '7/2'],
    ]);
  });

  test('is derived for who asks, component by component', () => {
    const { club, session, rule, section, first } = boardOne();
    unwrap(rule('50%420+50%-50'));
    const slot = { section: section.id, round: first.round, table: first.table, slotBoard: 1 };
    const { figure } = unwrap(explainResult(club, session, slot, 'NS'));
    const { shown } = REGULATIONS.wbf;
    const sentence = figureSentence(
      deserializeExacts<FigureDerivation>(figure as Serialized<FigureDerivation>),
      shown,
      'en',
    ).replaceAll('\u202f', ' ');
    expect(sentence).toMatch(/^37\.50 %.*50 % of 2 and 50 % of 1: 1\.5 of 4 matchpoints \(Law 12C1\(c\)\)\.$/);
  });

  test('keeps the result at the table and the note, and undo brings that back', () => {
    const { club, session, rule, first, section } = boardOne();
    const { result } = unwrap(rule('60%420+40%-50', { note: ' Law 21 ' }));
    expect(result).toMatchObject({
      outcome: { kind: 'ruled', atTable: played(4, 10) },
      score: null,
      note: 'Law 21',
      typed: '60%420+40%-50',
    });
    unwrap(rule('100%450', { expectedVersion: 2 }));
    const slot = { section: section.id, round: first.round, table: first.table, slotBoard: 1 };
    const versions = unwrap(resultHistory(club, session, slot));
    expect(versions.map(({ outcome }) => outcome && formatShorthand(outcome, 'en'))).toEqual([
      '4sn=',
      '60%420+40%-50',
      '100%450',
    ]);
    expect(versions[2]?.outcome).toMatchObject({ atTable: played(4, 10) });
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).results.at(-1)).toMatchObject({ note: 'Law 21', outcome: { kind: 'ruled' } });
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).results.at(-1)).toMatchObject({ outcome: played(4, 10), score: 420 });
  });

  test('of one component is that result, whatever the score', () => {
    assert(
      property(constantFrom(...possibleScores('none')), boolean(), (size, minus) => {
        const score = minus ? -size : size;
        const [plain, ruled] = [boardOne(), boardOne()];
        unwrap(plain.rule(String(score)));
        unwrap(ruled.rule(`100%${score}`));
        expect(ruled.points()).toEqual(plain.points());
      }),
      { numRuns: 6 },
    );
  });

  test('names only scores that the board can have', () => {
    const { rule } = boardOne();
    const outcome: Outcome = { kind: 'ruled', ns: half(420), ew: half(420), atTable: { kind: 'notPlayed' } };
    expect(rule('p', { outcome })).toMatchObject({ code: 'impossibleScore', score: 415 });
  });
});

test('a split score gives each side its own (Law 12C1(f))', () => {
  const { rule, points, club, session } = boardOne();
  unwrap(rule('100%-50/100%450'));
  const [line] = points() ?? [];
  // North-South one down as at the third table, East-West against 450 as at the second
  expect(line).toEqual(['1', '1']);
  const board = unwrap(readStandings(club, session)).fields[0]?.boards[0];
  expect(board?.subfields?.map(({ side }) => side)).toEqual(['NS', 'EW']);
});

test('forms of a fouled board are compared apart (Law 87), and a correction keeps the form', () => {
  const { rule, club, session } = boardOne();
  unwrap(rule('4sn=', { form: 'B', note: 'cards moved' }));
  const board = () => unwrap(readStandings(club, session)).fields[0]?.boards[0];
  expect(board()?.subfields?.map(({ form, actual }) => [form, actual])).toEqual([
    ['', 2],
    ['B', 1],
  ]);
  const { result } = unwrap(rule('4sn+1', { expectedVersion: 2 }));
  expect(result?.form).toBe('B');
  unwrap(rule('4sn+1', { expectedVersion: 3, form: null }));
  expect(board()?.subfields).toBeUndefined();
});

test('a small group of a fouled board: each side has its own percentage, together more than a top', () => {
  const { rule, club, session, first } = boardOne();
  unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'ebu' }));
  unwrap(rule('100%-50/100%450', { form: 'B' }));
  const board = unwrap(readStandings(club, session)).fields[0]?.boards[0];
  const result = board?.results.find(({ round, table }) => round === first.round && table === first.table);
  expect(result).toMatchObject({ nsPercentage: '3/5', ewPercentage: '3/5' });
  const charts = board?.subfields?.filter(({ form }) => form === 'B') ?? [];
  expect(charts.map(({ side }) => side)).toEqual(['NS', 'EW']);
  for (const { frequencies } of charts) {
    expect(frequencies).toMatchObject([{ times: 1, nsPercentage: '3/5', ewPercentage: '3/5' }]);
  }
});

describe('a preview', () => {
  test('is what the board becomes, and writes nothing', () => {
    const { club, session, asked, rule } = boardOne();
    const change = sessionOf(club, session).change;
    const preview = unwrap(previewRuling(club, session, [asked('60%420+40%-50')]));
    expect(sessionOf(club, session).change).toBe(change);
    expect(preview.before).toEqual(unwrap(readStandings(club, session)).fields[0]?.boards[0]);
    unwrap(rule('60%420+40%-50'));
    const after = unwrap(readStandings(club, session)).fields[0]?.boards[0];
    const inOrder = (board: typeof after) => board?.results.toSorted((a, b) => a.table - b.table || a.round - b.round);
    expect(inOrder(preview.after ?? undefined)).toEqual(inOrder(after));
    expect(preview.after?.frequencies).toEqual(after?.frequencies);
  });

  test('refuses what would be refused', () => {
    const { club, session, asked } = boardOne();
    expect(previewRuling(club, session, [asked('p', { expectedVersion: 7 })])).toMatchObject({
      code: 'versionConflict',
    });
    expect(previewRuling(club, 99, [asked('p')])).toMatchObject({ code: 'unknownSession' });
  });
});

describe('a board cancelled everywhere', () => {
  test('counts for nobody at any table, by one change that undo takes back', () => {
    const { club, session, cells, points } = boardOne();
    const before = points();
    const { tables } = unwrap(cancelBoard(club, session, { board: 1, note: 'no cards in the pocket' }));
    expect(tables).toBe(cells.length);
    expect(points()).toEqual(cells.map(() => [null, null]));
    expect(sessionOf(club, session).results.every(({ note }) => note === 'no cards in the pocket')).toBe(true);
    unwrap(undoChange(club, session));
    expect(points()).toEqual(before);
  });

  test('a board that the session does not have is refused', () => {
    const { club, session } = boardOne();
    expect(cancelBoard(club, session, { board: 40, note: '' })).toMatchObject({ code: 'unknownBoard', boards: 6 });
  });
});

test('the log has what was ruled and stands, with penalties, and a board cancelled everywhere once', () => {
  const { club, session, rule, first } = boardOne();
  unwrap(rule('60%420+40%-50', { note: 'Law 21' }));
  unwrap(cancelBoard(club, session, { board: 2, note: 'fouled' }));
  unwrap(
    addPenalty(club, session, {
      entry: first.ns,
      kind: 'penalty',
      amount: 1000,
      unit: 'percent-of-top',
      reason: 'slow play',
    }),
  );
  const log = unwrap(readRulings(club, session));
  expect(log.map(({ what, note }) => [what.kind, note])).toEqual([
    ['result', 'Law 21'],
    ['result', 'fouled'],
    ['penalty', 'slow play'],
  ]);
  expect(log[0]?.what).toMatchObject({
    board: 1,
    tables: [{ table: first.table }],
    everywhere: false,
    pairs: [first.ns, first.ew],
  });
  expect(log[1]?.what).toMatchObject({
    board: 2,
    tables: [{ table: 1 }, { table: 2 }, { table: 3 }],
    everywhere: true,
    pairs: [],
  });
  unwrap(undoChange(club, session));
  expect(unwrap(readRulings(club, session))).toHaveLength(2);
});

/** Every line of board 1. */
function linesOf({ section, cells }: ReturnType<typeof boardOne>, changes: Partial<ResultInput>): ResultInput[] {
  return cells.map((cell) => handIn(section, cell, { slotBoard: 1, expectedVersion: 1, ...changes }));
}

describe('one ruling at several tables', () => {
  test('is previewed, written and undone as one, and is one ruling in the log', () => {
    const evening = boardOne();
    const { club, session, points } = evening;
    const before = points();
    const award: Outcome = typed('a40');
    const lines = linesOf(evening, { outcome: award, typed: 'a40', note: 'played with the curtain cards of board 7' });
    const preview = unwrap(previewRuling(club, session, lines.slice(1)));
    expect(preview.before?.frequencies.reduce((sum, { times }) => sum + times, 0)).toBe(3);
    expect(preview.after?.frequencies.reduce((sum, { times }) => sum + times, 0)).toBe(1);
    expect(points()).toEqual(before);

    unwrap(recordTogether(club, session, lines.slice(1)));
    const [ruling, ...others] = unwrap(readRulings(club, session));
    expect(others).toEqual([]);
    expect(ruling).toMatchObject({
      note: 'played with the curtain cards of board 7',
      what: { board: 1, everywhere: false, pairs: [], outcome: award },
    });
    expect(ruling?.what).toHaveProperty('tables.length', 2);
    unwrap(undoChange(club, session));
    expect(points()).toEqual(before);
    expect(unwrap(readRulings(club, session))).toEqual([]);
  });

  test('a fouled form keeps each table’s own result', () => {
    const evening = boardOne();
    const { club, session } = evening;
    const results = sessionOf(club, session).results.filter(({ board }) => board === 1);
    const lines = linesOf(evening, { form: 'B' }).map((line) => {
      const own = results.find(({ round, table }) => round === line.round && table === line.table);
      return { ...line, outcome: own?.outcome ?? line.outcome, typed: own?.typed ?? '' };
    });
    unwrap(recordTogether(club, session, lines.slice(0, 2)));
    expect(unwrap(readRulings(club, session)).map(({ what }) => what)).toMatchObject([
      { board: 1, form: 'B', outcome: null, everywhere: false, pairs: [] },
    ]);
    const ruled = sessionOf(club, session).results.filter(({ form }) => form === 'B');
    expect(ruled.map(({ score }) => score)).toEqual(results.slice(0, 2).map(({ score }) => score));
  });

  test('is refused as a whole where one line has changed', () => {
    const evening = boardOne();
    const { club, session, points } = evening;
    const before = points();
    const lines = linesOf(evening, { outcome: typed('a40'), typed: 'a40' });
    const [first, ...others] = lines as [ResultInput, ...ResultInput[]];
    const stale = [...others, { ...first, expectedVersion: 7 }];
    expect(recordTogether(club, session, stale)).toMatchObject({ code: 'versionConflict' });
    expect(points()).toEqual(before);
  });
});
