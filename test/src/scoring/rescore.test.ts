import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../src/scoring/exact.ts';
import type { ArtificialAward, ScoringLine } from '../../../src/scoring/lines.ts';
import { METHODS, type MethodCode } from '../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { rescoreSession } from '../../../src/scoring/rescore.ts';
import { scoreSession, type SessionOptions, type SessionScores } from '../../../src/scoring/session.ts';

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

/** Pair p North-South meets pair 10 + (p + board) East-West, on every board. */
function linesOf(contents: readonly Content[]): readonly ScoringLine[] {
  return contents.map((one, place) => {
    const [board, pair] = [Math.floor(place / PAIRS), place % PAIRS];
    return { board: board + 1, ns: pair + 1, ew: 11 + ((pair + board) % PAIRS), ...one };
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
      fields: board.fields?.length,
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
});
const contents = fc.array(content, { minLength: PAIRS * BOARDS, maxLength: PAIRS * BOARDS });

describe('a board scored again', () => {
  test('gives what scoring the whole session gives, change after change', () => {
    let rescored = 0;
    fc.assert(
      fc.property(
        anyOptions,
        contents,
        fc.array(fc.tuple(fc.nat({ max: PAIRS * BOARDS - 1 }), content), { minLength: 1, maxLength: 6 }),
        ({ method, regulation, winners }, before, changes) => {
          const options = optionsFor(method, regulation, winners);
          let all = linesOf(before);
          let known = scoreSession(all, options);
          for (const [place, one] of changes) {
            all = linesOf(all.map((line, at) => (at === place ? one : contentOf(line))));
            const board = Math.floor(place / PAIRS) + 1;
            const answer = rescoreSession(known, [{ board, lines: boardLines(all, board) }], options);
            const whole = scoreSession(all, options);
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
    ['with averages over a part of the session', second, { windowOf: () => 1 }],
    ['where lines are known by where pairs sat', second, { lineOf: undefined }],
    ['where players are ranked', second.map((line) => ({ ...line, partners: { ns: 3, ew: 13 } })), {}],
  ] as [string, readonly ScoringLine[], Partial<SessionOptions>][])('%s', (_, lines, other) => {
    expect(rescoreSession(before, [{ board: 2, lines }], { ...options, ...other })).toBeNull();
  });

  test('where the changed board was the only one of its size', () => {
    const lonely = scoreSession([...all, extra], options);
    expect(lonely.expected).toBe(PAIRS + 1);
    expect(rescoreSession(lonely, [{ board: 2, lines: second }], options)).toBeNull();
  });

  test('where a board is new', () => {
    expect(rescoreSession(before, [{ board: 9, lines: [{ ...extra, board: 9 }] }], options)).toBeNull();
  });

  test('where another board has an average that may be one’s own', () => {
    const own = all.map((line, place) => (place === 0 ? { ...line, score: null, award: PLUS } : line));
    const known = scoreSession(own, options);
    expect(rescoreSession(known, [{ board: 2, lines: second }], options)).toBeNull();
  });
});

function plain(score: number): Content {
  return { score, award: null };
}

function contentOf({ score, award, weighted, form }: ScoringLine): Content {
  return { score, award, ...(weighted && { weighted }), ...(form !== undefined && { form }) };
}
