import { describe, expect, test } from 'vitest';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { previewMasterpoints } from '../../../../main/club/publication/preview-masterpoints.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { changeTerms, type TermsChange } from '../../../../main/club/scoring/terms.ts';
import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

const USUAL = { handicap: null, stratum: null, withoutStanding: false } as const;
const [A, B] = [0, 1];

/** Board 1 at three tables: 480, 450 and 420 to North-South, so that its pairs have 100, 50 and 0 percent. */
function boardOne() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  for (const [index, tricks] of [12, 11, 10].entries()) {
    const cell = cells[index];
    if (cell) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome: played(4, tricks) })));
  }
  const pairs = cells.map(({ ns }) => ns) as [number, number, number];
  const give = (...entries: readonly (Partial<EntryTerms> & { readonly entry: number })[]) =>
    changeTerms(club, session, { entries: entries.map((terms) => ({ ...USUAL, ...terms })) });
  const section1 = () => unwrap(readStandings(club, session)).fields[0];
  const rows = () => section1()?.rankings[0]?.rows ?? [];
  const rowOf = (entry: number) => rows().find((row) => row.entry === entry);
  return { club, session, section, pairs, give, rows, rowOf, section1 };
}

describe('a handicap', () => {
  test('in percent is added to the percentage, in a ranking beside the scratch one', () => {
    const { club, session, pairs, give, rows, rowOf } = boardOne();
    const [first, second, third] = pairs;
    expect(rows().every((row) => row.byHandicap === null)).toBe(true);
    unwrap(give({ entry: third, handicap: 6050 }));
    expect(rows().map(({ entry, place }) => [entry, place])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
    expect(rowOf(third)).toMatchObject({ figure: '0', byHandicap: { place: 2, handicap: '121/2', figure: '121/200' } });
    const explained = unwrap(explainEntry(club, session, third)).standing;
    expect(explained).toMatchObject({
      place: 3,
      handicap: { amount: { exact: '121/2' }, figure: { exact: '121/200' } },
      places: [{ by: 'handicap', strata: null, place: 2, tied: false, entries: 3 }],
    });
    expect(rowOf(second)).toMatchObject({ byHandicap: { place: 3, handicap: null, figure: '1/2' } });
  });

  test('in points is added to the total; no board moves', () => {
    const { club, session, pairs, give, rowOf, section1 } = boardOne();
    const boards = section1()?.boards;
    unwrap(give({ entry: pairs[1], handicap: 100 }));
    unwrap(changeTerms(club, session, { unit: 'points', entries: [] }));
    expect(rowOf(pairs[1])).toMatchObject({ total: '2', byHandicap: { figure: '3/4', handicap: '1' } });
    expect(section1()?.boards[0]).toBe(boards?.[0]);
  });

  test('in percent counts nothing at IMPs, in points it does', () => {
    const { club, session, pairs, give, rowOf } = boardOne();
    unwrap(give({ entry: pairs[2], handicap: 500 }));
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
    expect(rowOf(pairs[2])?.byHandicap).toBeNull();
    unwrap(changeTerms(club, session, { unit: 'points', entries: [] }));
    const row = rowOf(pairs[2]);
    expect(Number(row?.byHandicap?.figure) - Number(row?.figure)).toBe(5);
  });
});

test('strata have places of their own, within each line', () => {
  const { section, pairs, give, rowOf } = boardOne();
  const other = section.entries.find(({ line }) => line === 'EW')?.id ?? 0;
  unwrap(give({ entry: pairs[1], stratum: B }, { entry: pairs[2], stratum: B }, { entry: other, stratum: A }));
  expect(pairs.map((pair) => rowOf(pair)?.inStratum)).toEqual([
    null,
    { stratum: B, place: 1, tied: false },
    { stratum: B, place: 2, tied: false },
  ]);
});

test('without standing there is no place, and what the others have stays', () => {
  const { pairs, give, rows, rowOf } = boardOne();
  const [first, second, third] = pairs;
  const before = rowOf(second);
  unwrap(give({ entry: first, withoutStanding: true }));
  expect(rows().map(({ entry, place }) => [entry, place])).toEqual([
    [second, 1],
    [third, 2],
    [first, null],
  ]);
  expect(rowOf(second)).toEqual({ ...before, place: 1 });
});

describe('terms', () => {
  test('are in the session while they are not the usual ones, and their diff is the whole session', () => {
    const { club, session, pairs, give } = boardOne();
    const { change } = sessionOf(club, session);
    const terms = { entry: pairs[0], handicap: -150, stratum: 2, withoutStanding: true };
    unwrap(give(terms));
    expect(sessionOf(club, session).terms).toEqual({ unit: 'percent', entries: [terms] });
    expect(unwrap(readSessionDiff(club, session, change)).kind).toBe('whole');
    unwrap(give({ entry: pairs[0] }));
    expect(sessionOf(club, session).terms.entries).toEqual([]);
    expect(club.store.terms.newest(session)).toHaveLength(1);
  });

  test('as they are already are no change', () => {
    const { club, session, pairs, give } = boardOne();
    const one = unwrap(give({ entry: pairs[0], stratum: B }));
    expect(unwrap(give({ entry: pairs[0], stratum: B }, { entry: pairs[1] }))).toEqual(one);
    expect(unwrap(changeTerms(club, session, { unit: 'percent', entries: [] }))).toEqual(one);
  });

  test('are refused to a pair that is not there, to nobody, and twice; then nothing is written', () => {
    const { club, session, pairs, give } = boardOne();
    const [first] = pairs;
    expect(give({ entry: first, stratum: B }, { entry: 9999 })).toMatchObject({ code: 'unknownEntry', entry: 9999 });
    expect(give({ entry: first }, { entry: first, stratum: B })).toMatchObject({ code: 'entryTwice', entry: first });
    expect(changeTerms(club, 99, { entries: [] })).toMatchObject({ code: 'unknownSession' });
    expect(sessionOf(club, session).terms.entries).toEqual([]);
    const half = clubWithEvent({ spec: mitchellSpec(3, { phantom: 'EW' }) });
    const phantom = sectionOf(half.club, half.session).entries.find((entry) => entry.phantom)?.id ?? 0;
    expect(changeTerms(half.club, half.session, { entries: [{ ...USUAL, entry: phantom, stratum: B }] })).toMatchObject(
      {
        code: 'phantomEntry',
      },
    );
  });
});

const choose = (
  { club, session }: Pick<ReturnType<typeof boardOne>, 'club' | 'session'>,
  masterpoints: NonNullable<TermsChange['masterpoints']> | null,
) => changeTerms(club, session, { masterpoints, entries: [] });

describe('masterpoints', () => {
  const TABLE = 'tables;1;2\n2-9;1,5;0,75';
  test('of the club’s own table stand in the rows, are explained, and are taken back by undo', () => {
    const evening = boardOne();
    const { club, session, pairs, rowOf, section1 } = evening;
    expect(section1()?.rankings[0]?.masterpoints).toBeUndefined();
    unwrap(choose(evening, { scheme: 'club', table: TABLE }));
    expect(section1()?.rankings[0]?.masterpoints).toEqual({ scheme: 'club', unit: 1, problem: null });
    expect(pairs.map((pair) => rowOf(pair)?.award)).toEqual([
      { points: '3/2', stratum: null },
      { points: '3/4', stratum: null },
      { points: '0', stratum: null },
    ]);
    expect(unwrap(explainEntry(club, session, pairs[0])).standing.masterpoints).toMatchObject([
      { by: 'scratch', stratum: null, award: { place: 1, sharing: 1, points: { exact: '3/2' } } },
    ]);
    unwrap(undoChange(club, session));
    expect(rowOf(pairs[0])?.award).toBeUndefined();
    expect(sessionOf(club, session).terms.masterpoints).toBeUndefined();
    unwrap(redoChange(club, session));
    expect(sessionOf(club, session).terms.masterpoints).toEqual({ scheme: 'club', table: TABLE });
  });

  test('are previewed with who would get them, by scratch and with handicap; nothing is written', () => {
    const evening = boardOne();
    const { club, session, pairs, give } = evening;
    unwrap(give({ entry: pairs[2], handicap: 6050 }));
    const { lists } = unwrap(previewMasterpoints(club, session, { scheme: 'club', table: TABLE }));
    const [first, second] = [
      { points: '3/2', stratum: null },
      { points: '3/4', stratum: null },
    ];
    const ofNorthSouth = lists.filter(({ line }) => line === 'NS');
    expect(ofNorthSouth.map(({ by, awards }) => [by, awards])).toEqual([
      [
        'scratch',
        [
          { entry: pairs[0], place: 1, tied: false, award: first },
          { entry: pairs[1], place: 2, tied: false, award: second },
        ],
      ],
      [
        'handicap',
        [
          { entry: pairs[0], place: 1, tied: false, award: first },
          { entry: pairs[2], place: 2, tied: false, award: second },
        ],
      ],
    ]);
    expect(sessionOf(club, session).terms.masterpoints).toBeUndefined();
    expect(previewMasterpoints(club, session, { scheme: 'club', table: 'x' })).toMatchObject({
      code: 'masterpointsNotPossible',
    });
    const small = unwrap(previewMasterpoints(club, session, { scheme: 'ebu-club' }));
    expect(small.lists[0]).toMatchObject({ awards: [], masterpoints: { problem: { code: 'too-few-boards' } } });
  });

  test('by handicap are those of the ranking with handicap, and follow the places', () => {
    const evening = boardOne();
    const { pairs, give, rowOf } = evening;
    unwrap(choose(evening, { scheme: 'club', table: TABLE }));
    unwrap(give({ entry: pairs[2], handicap: 6050 }));
    expect(rowOf(pairs[2])).toMatchObject({
      award: { points: '0' },
      byHandicap: { place: 2, award: { points: '3/4' } },
    });
  });

  test('a table that can’t be read is refused, and nothing changes', () => {
    const evening = boardOne();
    unwrap(choose(evening, { scheme: 'abf-green' }));
    expect(choose(evening, { scheme: 'club', table: 'tables;1\n3;x' })).toMatchObject({
      code: 'masterpointsNotPossible',
      cause: { code: 'points', line: 2, cell: 2 },
    });
    expect(sessionOf(evening.club, evening.session).terms.masterpoints).toEqual({ scheme: 'abf-green' });
    unwrap(choose(evening, null));
    expect(sessionOf(evening.club, evening.session).terms.masterpoints).toBeUndefined();
  });

  test('a field that is too small says why nobody gets any', () => {
    const evening = boardOne();
    unwrap(choose(evening, { scheme: 'ebu-club' }));
    const problem = { code: 'too-few-boards', least: 12, boards: 1 };
    expect(evening.section1()?.rankings[0]?.masterpoints).toMatchObject({ problem });
    expect(evening.rowOf(evening.pairs[0])?.award).toBeUndefined();
  });

  test('the unit of handicaps stays as it is', () => {
    const evening = boardOne();
    unwrap(changeTerms(evening.club, evening.session, { unit: 'points', entries: [] }));
    unwrap(choose(evening, { scheme: 'nz-club' }));
    expect(sessionOf(evening.club, evening.session).terms).toMatchObject({
      unit: 'points',
      masterpoints: { scheme: 'nz-club' },
    });
  });
});
