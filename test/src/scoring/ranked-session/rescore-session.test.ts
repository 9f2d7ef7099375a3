import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { ArtificialAward, ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { rescoreSession } from '../../../../src/scoring/ranked-session/rescore-session.ts';
import {
  scoreSession,
  type SessionOptions,
  type SessionScores,
} from '../../../../src/scoring/ranked-session/score-session.ts';

const PLUS: ArtificialAward = { ns: 'average-plus', ew: 'average-minus' };
const PAIRS = 5;
const BOARDS = 4;
const SCORES = [-100, -50, 50, 110, 140, 420, 450, 620] as const;

/** What is on a line: a score, not played, an award, or a weighted score. */
type Content = Pick<ScoringLine, 'score' | 'award' | 'weighted' | 'form'>;

const content: fc.Arbitrary<Content> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...SCORES).map((score) => ({ score, award: null })) },
  { weight: 1, arbitrary: fc.constant({ score: null, award: null }) },
  { weight: 1, arbitrary: fc.constant({ score: null, award: { ns: 60, ew: 40 } }) },
  {
    weight: 1,
    arbitrary: fc.constant({
      score: null,
      award: null,
      weighted: [
        { score: 420, percent: 60 },
        { score: -50, percent: 40 },
      ],
    }),
  },
  { weight: 1, arbitrary: fc.constant({ score: 110, award: null, form: 'B' }) },
);

/** Pair p North-South meets pair 10 + (p + board) East-West, on every board; not where there is no line. */
function linesOf(contents: readonly (Content | null)[]): readonly ScoringLine[] {
  return contents.flatMap((one, place) => {
    const [board, pair] = [Math.floor(place / PAIRS), place % PAIRS];
    return one ? [{ board: board + 1, ns: pair + 1, ew: 11 + ((pair + board) % PAIRS), ...one }] : [];
  });
}

function optionsFor(method: MethodCode, regulation: Regulation, winners: 1 | 2): SessionOptions {
  const entries = Array.from({ length: PAIRS }, (_, pair) => [pair + 1, pair + 11]).flat();
  return { method: METHODS[method], regulation, winners, entries, lineOf: (entry) => (entry > 10 ? 'EW' : 'NS') };
}

function boardLines(lines: readonly ScoringLine[], board: number): readonly ScoringLine[] {
  return lines.filter((line) => line.board === board);
}

function points(figure: number | null, denominator: number): string | null {
  return figure === null ? null : writeExact(exact(figure, denominator));
}

/** All there is in an answer, in words. */
function written({ expected, boards, rankings }: SessionScores): unknown {
  return {
    expected,
    boards: boards.map(({ denominator, results, frequencies, ...board }) => ({
      ...board,
      fields: board.subfields?.length,
      results: results.map(({ line, ns, ew }) => [line, points(ns, denominator), points(ew, denominator)]),
      frequencies: frequencies.map(({ score, times, ns, ew }) => [
        score,
        times,
        points(ns, denominator),
        points(ew, denominator),
      ]),
    })),
    rankings: rankings.map(({ line, rows }) => ({
      line,
      rows: rows.map(({ entry, place, tied, points, available, percentage, boards, unranked, lotToDraw }) => [
        entry,
        place,
        tied,
        writeExact(points),
        available,
        percentage && writeExact(percentage),
        boards,
        unranked,
        lotToDraw,
      ]),
    })),
  };
}

const anyOptions = fc.record({
  method: fc.constantFrom<MethodCode>('matchpoints', 'cross-imps', 'butler'),
  regulation: fc.constantFrom(REGULATIONS.wbf, REGULATIONS.ebu, REGULATIONS.acbl, REGULATIONS.pzbs),
  winners: fc.constantFrom<1 | 2>(1, 2),
  /** Whether an average is over half of the boards, as over a match. */
  byHalves: fc.boolean(),
});
/** A line that is not there yet, now and then. */
const lineContent = fc.option(content, { freq: 12 });
const contents = fc.array(lineContent, { minLength: PAIRS * BOARDS, maxLength: PAIRS * BOARDS });
/** Other lines at some places, on one board or several. */
const change = fc.array(fc.tuple(fc.nat({ max: PAIRS * BOARDS - 1 }), lineContent), { minLength: 1, maxLength: 3 });

describe('a board scored again', () => {
  test('gives what scoring the whole session gives, change after change', () => {
    let rescored = 0;
    fc.assert(
      fc.property(
        anyOptions,
        contents,
        fc.array(change, { minLength: 1, maxLength: 4 }),
        ({ method, regulation, winners, byHalves }, before, changes) => {
          const plainly = optionsFor(method, regulation, winners);
          const options = byHalves ? { ...plainly, windowOf: ({ board }: ScoringLine) => board % 2 } : plainly;
          let all = before;
          let known = scoreSession(linesOf(all), options);
          for (const places of changes) {
            const at = new Map(places);
            all = all.map((one, place) => (at.has(place) ? (at.get(place) ?? null) : one));
            const lines = linesOf(all);
            const boards = new Set(places.map(([place]) => Math.floor(place / PAIRS) + 1));
            const changed = [...boards].map((board) => ({ board, lines: boardLines(lines, board) }));
            const answer = rescoreSession(known, changed, options);
            const whole = scoreSession(lines, options);
            known = answer ?? whole;
            rescored += answer ? 1 : 0;
            expect(written(known)).toEqual(written(whole));
          }
        },
      ),
    );
    expect(rescored).toBeGreaterThan(20);
  });

  test('leaves the other boards the same objects', () => {
    const options = optionsFor('matchpoints', REGULATIONS.wbf, 2);
    const all = linesOf(
      Array.from({ length: PAIRS * BOARDS }, (_, place) => plain(SCORES[place % SCORES.length] ?? 0)),
    );
    const before = scoreSession(all, options);
    const lines = boardLines(all, 2).map((line) => ({ ...line, score: 110 }));
    const after = rescoreSession(before, [{ board: 2, lines }], options);
    expect(after?.boards.map((board, place) => board === before.boards[place])).toEqual([true, false, true, true]);
  });
});

test('a board that nobody had a result of comes in among the others', () => {
  const options = optionsFor('matchpoints', REGULATIONS.wbf, 2);
  const all = linesOf(Array.from({ length: PAIRS * BOARDS }, () => plain(110)));
  const first = boardLines(all, 2).slice(0, 1);
  const before = scoreSession(
    all.filter(({ board }) => board !== 2),
    options,
  );
  const after = rescoreSession(before, [{ board: 2, lines: first }], options);
  expect(after?.boards.map(({ board }) => board)).toEqual([1, 2, 3, 4]);
  const without = all.filter((line) => line.board !== 2 || line === first[0]);
  expect(after && written(after)).toEqual(written(scoreSession(without, options)));
});

describe('the whole session is to be scored', () => {
  const options = optionsFor('matchpoints', REGULATIONS.wbf, 2);
  const all = linesOf(Array.from({ length: PAIRS * BOARDS }, () => plain(110)));
  const before = scoreSession(all, options);
  const second = boardLines(all, 2);
  const extra = { board: 2, ns: 1, ew: 11, ...plain(50) };

  test.each([
    ['where a board has more results than all are brought to', [...second, extra], {}],
    ['where a pair is in no ranking', second.map((line) => ({ ...line, ns: 99 })), {}],
    ['where an average may be one’s own', second.map((line) => ({ ...line, score: null, award: PLUS })), {}],
    ['where a board has no line any more', [], {}],
    ['where sitting out counts', second, { sitOuts: [{ entry: 1, boards: 2 }] }],
    ['with several fields', second, { fieldOf: () => 'A' }],
    ['where lines are known by where pairs sat', second, { lineOf: undefined }],
    ['where players are ranked', second.map((line) => ({ ...line, partners: { ns: 3, ew: 13 } })), {}],
  ] as [string, readonly ScoringLine[], Partial<SessionOptions>][])('%s', (_, lines, other) => {
    expect(rescoreSession(before, [{ board: 2, lines }], { ...options, ...other })).toBeNull();
  });

  test.each([
    ['has more results than all are brought to', [...boardLines(all, 3), { ...extra, board: 3 }]],
    ['has a pair that is in no ranking, on one line', withFirst(boardLines(all, 3), { ns: 99 })],
    ['has an average that may be one’s own, on one line', withFirst(boardLines(all, 3), { score: null, award: PLUS })],
  ] as [string, readonly ScoringLine[]][])('where one of two boards %s', (_, third) => {
    const changed = [
      { board: 2, lines: second },
      { board: 3, lines: third },
    ];
    expect(rescoreSession(before, changed, options)).toBeNull();
    expect(rescoreSession(before, changed.slice(0, 1), options)).not.toBeNull();
  });

  test('not with one winner, where lines are known by where pairs sat', () => {
    const { lineOf: _, ...sat } = optionsFor('matchpoints', REGULATIONS.wbf, 1);
    expect(rescoreSession(scoreSession(all, sat), [{ board: 2, lines: second }], sat)).not.toBeNull();
  });

  test('where the changed board was the only one of its size', () => {
    const lonely = scoreSession([...all, extra], options);
    expect(lonely.expected).toBe(PAIRS + 1);
    expect(rescoreSession(lonely, [{ board: 2, lines: second }], options)).toBeNull();
  });

  test('where an award stands beside a single result: two were to be', () => {
    const single = scoreSession([...boardLines(all, 1).slice(0, 1), ...second.slice(0, 1)], options);
    expect(single.expected).toBe(1);
    const lines = withFirst(second.slice(0, 2), { score: null, award: { ns: 60, ew: 40 } });
    expect(rescoreSession(single, [{ board: 2, lines }], options)).toBeNull();
  });

  test('where another board has an average that may be one’s own', () => {
    const own = all.map((line, place) => (place === 0 ? { ...line, score: null, award: PLUS } : line));
    const known = scoreSession(own, options);
    expect(rescoreSession(known, [{ board: 2, lines: second }], options)).toBeNull();
  });
});

function withFirst(lines: readonly ScoringLine[], other: Partial<ScoringLine>): readonly ScoringLine[] {
  return lines.map((line, place) => (place === 0 ? { ...line, ...other } : line));
}

function plain(score: number): Content {
  return { score, award: null };
}
