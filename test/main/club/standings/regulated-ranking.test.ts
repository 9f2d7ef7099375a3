import { expect, test } from 'vitest';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { add, exact, readExact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { clubWithEvent, handIn, played, sectionOf, unwrap } from '../../support.ts';

/** Three tables; each list is the tricks North-South made in four spades on a board, table by table. */
function evening(...boards: readonly (readonly (10 | 11 | 12)[])[]) {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  for (const [index, made] of boards.entries()) {
    for (const [table, tricks] of made.entries()) {
      const cell = cells[table];
      if (!cell) throw new Error('there are three tables');
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: index + 1, outcome: played(4, tricks) })));
    }
  }
  const scoreBy = (changes: Partial<Regulation>) => {
    const regulation = { ...REGULATIONS.wbf, code: 'Riverside', ...changes };
    unwrap(changeSettings(club, { ownRegulation: { preset: 'wbf', regulation } }));
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
  };
  const rows = () => unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  const pairs = cells.map(({ ns }) => ns);
  return { club, session, scoreBy, rows, pairs };
}

function places(rows: readonly RankingRowView[], pairs: readonly number[]): string[] {
  return rows.map(
    ({ entry, place, tied, unranked }) => `${place ?? unranked}${tied ? '=' : ''} ${pairs.indexOf(entry) + 1}`,
  );
}

test("ties are split as the session's regulation has it, and the row says by what", () => {
  // 0 and 4, 2 and 2, 4 and 0 of 4 matchpoints: the second has no top
  const { club, session, scoreBy, rows, pairs } = evening([10, 11, 12], [12, 11, 10]);
  expect(new Set(rows().map(({ place, tied }) => `${place} ${tied}`))).toEqual(new Set(['1 true']));
  scoreBy({ ties: { chain: ['tops', 'lot'], afterSplit: 'again' } });
  expect(places(rows(), pairs)).toEqual(['1= 1', '1= 3', '3 2']);
  expect(rows().map(({ separations, lotToDraw }) => [separations, lotToDraw])).toEqual([
    [[{ code: 'tops', figure: '1' }], true],
    [[{ code: 'tops', figure: '1' }], true],
    [[{ code: 'tops', figure: '0' }], false],
  ]);
  const [first = 0, second = 0] = pairs;
  const explained = unwrap(explainEntry(club, session, second));
  expect(JSON.stringify(explained)).toContain('"code":"tops"');

  // a penalty takes the first out of the tie; the rest is split as before
  const penalty = { entry: first, kind: 'penalty', amount: 1000, unit: 'percent-of-top', reason: 'late' } as const;
  unwrap(addPenalty(club, session, penalty));
  expect(places(rows(), pairs)).toEqual(['1 3', '2 2', '3 1']);
});

test('who has too few boards has no place, and says why', () => {
  const { scoreBy, rows, pairs } = evening([10, 11, 12], [12, 11]);
  scoreBy({ leastBoards: 51 });
  expect(places(rows(), pairs).at(-1)).toBe('too-few-boards 3');
  scoreBy({ leastBoards: 50 });
  expect(rows().every(({ unranked }) => unranked === null)).toBe(true);
});

test('by the total, a pair with fewer boards is behind', () => {
  // 0 + 3.5, 4 + 0.5 of 8 matchpoints, and 2 of 4
  const { club, session, scoreBy, rows, pairs } = evening([10, 12, 11], [12, 11]);
  expect(places(rows(), pairs)).toEqual(['1 2', '2 3', '3 1']);
  const ranked = () => pairs.map((pair) => rows().find(({ entry }) => entry === pair)?.ranked);
  expect(rows().map((row) => row.ranked)).toEqual(rows().map(({ figure }) => figure));
  scoreBy({ unequalBoards: 'total' });
  expect(places(rows(), pairs)).toEqual(['1 2', '2 1', '3 3']);
  expect(ranked()).toEqual(pairs.map((pair) => rows().find(({ entry }) => entry === pair)?.total));
  const [, , third] = ranked();
  scoreBy({ unequalBoards: 'factored-total' });
  // one board of two: the card is doubled
  const [, , doubled] = ranked();
  expect(2 * Number(third)).toBe(Number(doubled));
  expect(unwrap(readStandings(club, session)).fields[0]?.rankedBy).toBe('factored-total');
});

test('by a total percent of a handicap are added to nothing; points are', () => {
  const { club, session, scoreBy, rows, pairs } = evening([10, 11, 12], [12, 11]);
  const [first = 0] = pairs;
  const terms = { entry: first, handicap: 500, stratum: null, withoutStanding: false };
  unwrap(changeTerms(club, session, { unit: 'percent', entries: [terms] }));
  expect(rows()[0]?.byHandicap).not.toBe(null);
  scoreBy({ unequalBoards: 'total' });
  expect(rows().every(({ byHandicap }) => byHandicap === null)).toBe(true);
  unwrap(changeTerms(club, session, { unit: 'points', entries: [] }));
  const row = rows().find(({ entry }) => entry === first);
  expect(row?.byHandicap?.figure).toBe(writeExact(add(readExact(row?.total ?? '') ?? ZERO, exact(5))));
});
