import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import { rankSession } from '../../../src/scoring/ranked-session.ts';
import { combineClubs } from '../../../src/simultaneous/combine.ts';
import { clubOf } from './clubs.ts';
import { eventFile } from '../scoring/ranked-matches/build.ts';

const RULES = { method: METHODS.matchpoints, regulation: REGULATIONS.wbf, winners: 1 } as const;

interface SectionsFile {
  readonly rows: readonly (readonly [string, number, number, string, string, number, readonly number[]])[];
  readonly oneField: Readonly<Record<'ns' | 'ew', readonly object[]>>;
}

describe('clubs that play the same boards', () => {
  test('the two sections of 36 pairs, as two clubs: every figure of the one field', () => {
    const { rows, oneField } = eventFile('two-sections-36-pairs') as SectionsFile;
    const clubs = ['A', 'B'].map((club) =>
      clubOf(
        club,
        rows
          .filter(([section]) => section === club)
          .flatMap(([, , , ns, ew, first, scores]) =>
            scores.map((score, at) => [first + at, Number(ns.slice(1)), Number(ew.slice(1)), score] as const),
          ),
      ),
    );
    const combined = combineClubs(clubs, { ...RULES, winners: 2 });
    const places = combined.overall.map((ranking) =>
      ranking.rows.map(({ club, entry, place, tied, total }) => ({
        place,
        tied,
        pair: `${clubs[club]?.club}${entry}`,
        matchpoints: Number(total.numerator) / Number(total.denominator),
      })),
    );
    expect(places).toEqual([oneField.ns, oneField.ew]);
  });

  test('a club alone is ranked as its own session', () => {
    fc.assert(
      fc.property(anyClub(), (club) => {
        const [alone] = rankSession({ ...RULES, lines: club.lines, lineOf: club.lineOf }).rankings;
        const { overall, clubs, ownBoards } = combineClubs([club], RULES);
        const plain = alone?.rows.map(({ entry, place, total, boards }) => ({ entry, place, total, boards }));
        expect(overall[0]?.rows.map(({ entry, place, total, boards }) => ({ entry, place, total, boards }))).toEqual(
          plain,
        );
        expect(clubs[0]?.[0]?.rows.map(({ inClub }) => inClub.place)).toEqual(plain?.map(({ place }) => place));
        expect(ownBoards).toEqual([]);
      }),
    );
  });

  test('matchpoints by counting: two for each result of any club that is beaten, one for an equal', () => {
    fc.assert(
      fc.property(fc.array(anyClub(), { minLength: 1, maxLength: 4 }), (clubs) => {
        const results = clubs.flatMap(({ lines }, club) => lines.map((line) => ({ ...line, club })));
        const most = Math.max(...[...Map.groupBy(results, ({ board }) => board).values()].map(({ length }) => length));
        const isWhole = [...Map.groupBy(results, ({ board }) => board).values()].every(({ length }) => length === most);
        fc.pre(isWhole);
        const { overall } = combineClubs(clubs, RULES);
        for (const { club, entry, total } of overall[0]?.rows ?? []) {
          let points = 0;
          for (const own of results) {
            if (own.club !== club || (own.ns !== entry && own.ew !== entry)) continue;
            const sign = own.ns === entry ? 1 : -1;
            for (const other of results) {
              if (other === own || other.board !== own.board) continue;
              points += 1 + Math.sign(sign * ((own.score ?? 0) - (other.score ?? 0)));
            }
          }
          expect(total).toEqual(exact(points));
        }
      }),
    );
  });

  test('the order of clubs changes nobody’s place', () => {
    fc.assert(
      fc.property(fc.array(anyClub(), { minLength: 2, maxLength: 4 }), (clubs) => {
        const named = clubs.map((club, at) => ({ ...club, club: `Club ${at}` }));
        const places = (list: typeof named) =>
          combineClubs(list, RULES)
            .overall[0]?.rows.map(({ club, entry, place, total }) => [list[club]?.club, entry, place, total] as const)
            .toSorted((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`));
        expect(places(named.toReversed())).toEqual(places(named));
      }),
    );
  });

  test('places in a club are counted among its own, and equal ones share them', () => {
    const low = clubOf('Low', [
      [1, 0, 1, -50],
      [1, 2, 3, -50],
    ]);
    const high = clubOf('High', [[1, 0, 1, 420]]);
    const [ofLow] = combineClubs([low, high], RULES).clubs;
    expect(ofLow?.[0]?.rows.map(({ entry, place, inClub }) => [entry, place, inClub.place, inClub.tied])).toEqual([
      [1, 2, 1, true],
      [3, 2, 1, true],
      [0, 4, 3, true],
      [2, 4, 3, true],
    ]);
  });

  test('a fouled form and a match stay those of their club', () => {
    const larch = clubOf('Larch', twoTables(420, 50));
    const oak = clubOf('Oak', twoTables(450, 430));
    const fouled = [larch, oak].map((club) => ({ ...club, lines: club.lines.map((line) => ({ ...line, form: 'b' })) }));
    const apart = combineClubs(fouled, RULES).overall[0]?.rows;
    const together = combineClubs([larch, oak], RULES).overall[0]?.rows;
    expect(apart?.map(({ total }) => total)).not.toEqual(together?.map(({ total }) => total));
  });

  test('boards that one club alone has played are named', () => {
    const larch = clubOf('Larch', [
      [1, 0, 1, 420],
      [7, 0, 1, 50],
      [5, 0, 1, 50],
    ]);
    const oak = clubOf('Oak', [[1, 0, 1, 420]]);
    expect(combineClubs([larch, oak], RULES).ownBoards).toEqual([{ club: 0, boards: [5, 7] }]);
  });
});

/** A club of up to four tables, each pair at one table, on up to four boards. */
function anyClub() {
  return fc
    .record({
      tables: fc.integer({ min: 1, max: 4 }),
      boards: fc.integer({ min: 1, max: 4 }),
      seed: fc.infiniteStream(score()),
    })
    .map(({ tables, boards, seed }) => {
      const rows = Array.from({ length: tables * boards }, (_, at) => {
        const table = at % tables;
        return [1 + Math.floor(at / tables), 2 * table, 2 * table + 1, seed.next().value as number] as const;
      });
      return clubOf('Any', rows);
    });
}

function score() {
  return fc.constantFrom(-420, -100, -50, 0, 50, 110, 140, 420, 620);
}

/** Two tables' lines of board 1. */
function twoTables(first: number, second: number) {
  return [
    [1, 0, 1, first],
    [1, 2, 3, second],
  ] as const;
}
