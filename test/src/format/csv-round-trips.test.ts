/** What every reader of CSV is given as data comes back from it, whatever the names, the separator and the figures. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS, writeCsv, type CsvSeparator } from '../../../src/format/csv.ts';
import { decodeText } from '../../../src/format/decode-text.ts';
import { readClubNamesCsv } from '../../../src/format/entries/club-names.ts';
import { readEntriesCsv } from '../../../src/format/entries/csv.ts';
import { readStageMatchesCsv } from '../../../src/format/matches/csv.ts';
import { isVictoryPointScale, readScaleCsv } from '../../../src/format/scale-csv.ts';
import { readSeasonCsv } from '../../../src/format/season-csv.ts';
import { exact, writeExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../src/scoring/standing/strata.ts';
import { HOSTILE_NAMES, WORLD_NAMES } from '../../names.ts';

const name = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...HOSTILE_NAMES, ...WORLD_NAMES))
  .map((text) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\ufeff', '').trim())
  .filter((text) => text !== '');
const separator = fc.constantFrom(...CSV_SEPARATORS);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const count = fc.integer({ min: 1, max: 999 });
/** Hundredths. */
const figure = fc.integer({ min: -99_999, max: 99_999 });
const side = orNull(fc.constantFrom('NS' as const, 'EW' as const));

/** Two decimals, with a comma where a semicolon separates. */
function decimal(hundredths: number, by: CsvSeparator): string {
  const text = (hundredths / 100).toFixed(2);
  return by === ';' ? text.replace('.', ',') : text;
}

/** What a reader makes of rows that are written, saved as bytes, and decoded. */
function throughFile<T>(read: (text: string) => T, rows: readonly (readonly string[])[], by: CsvSeparator): T {
  return read(decodeText(new TextEncoder().encode(writeCsv(rows, by))).text);
}

/** The rows of an answer without the lines they stand on. */
function bare(answer: { readonly kind: string; readonly rows?: readonly object[] }): readonly object[] {
  return (answer.rows ?? [answer]).map((row) => ({ ...row, line: undefined }));
}

/** What both won, given in hundredths. */
function both(pair: readonly [number, number] | null) {
  return pair && { home: exact(pair[0], 100), away: exact(pair[1], 100) };
}

describe('there and back', () => {
  test('entries', () => {
    const entry = fc.record({
      entry: name,
      section: fc.constantFrom('', 'A', 'B'),
      side,
      name,
      team: fc.constantFrom('', 'Larch'),
      stratum: orNull(fc.nat({ max: 5 })),
      handicap: orNull(figure),
      standing: orNull(fc.constantFrom('without' as const, 'withdrawn' as const)),
      lot: orNull(count),
      penalty: orNull(fc.integer({ min: 1, max: 9999 })),
      reason: name,
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), separator, (entries, by) => {
        const heads = ['entry', 'section', 'line', 'name', 'team', 'stratum', 'handicap', 'standing', 'lot'];
        const rows = entries.map((one) => [
          one.entry,
          one.section,
          one.side ?? '',
          one.name,
          one.team,
          one.stratum === null ? '' : stratumLetter(one.stratum),
          one.handicap === null ? '' : decimal(one.handicap, by),
          one.standing ?? '',
          one.lot === null ? '' : String(one.lot),
          one.penalty === null ? '' : decimal(one.penalty, by),
          one.penalty === null ? '' : 'vp',
          one.reason,
        ]);
        const read = throughFile(readEntriesCsv, [[...heads, 'penalty', 'unit', 'reason'], ...rows], by);
        expect(bare(read)).toEqual(
          entries.map(({ penalty, reason, handicap, ...one }) => ({
            ...one,
            line: undefined,
            handicap: handicap === null ? null : exact(handicap, 100),
            change: penalty && { kind: 'penalty', amount: exact(penalty, 100), unit: 'victory-points', reason },
          })),
        );
      }),
    );
  });

  test('names of a simultaneous event', () => {
    const entry = fc.record({ club: name, entry: name, section: fc.constantFrom('', 'A'), side, name });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), separator, (entries, by) => {
        const rows = entries.map((one) => [one.name, one.club, one.entry, one.section, one.side ?? '']);
        const read = throughFile(readClubNamesCsv, [['name', 'club', 'entry', 'section', 'line'], ...rows], by);
        expect(bare(read)).toEqual(entries.map((one) => ({ ...one, line: undefined })));
      }),
    );
  });

  test('a season', () => {
    const player = fc.uniqueArray(name, { minLength: 2, maxLength: 12 });
    const percent = fc.tuple(fc.integer({ min: -500, max: 9999 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(player, fc.array(percent, { minLength: 6, maxLength: 6 }), separator, (players, percents, by) => {
        const pairs = players.flatMap((one, at) => (at % 2 === 0 ? [[one, players[at + 1] ?? '']] : []));
        const figures = percents.map(([top, bottom]): Exact => exact(top, bottom));
        const rows = pairs.map((pair, at) => ['1', String(at + 1), writeExact(figures[at] ?? exact(0)), ...pair]);
        const read = throughFile(readSeasonCsv, [['session', 'place', 'percent', 'player1', 'player2'], ...rows], by);
        expect(bare(read)).toEqual(
          pairs.map((pair, at) => ({
            line: undefined,
            session: '1',
            place: at + 1,
            percent: figures[at],
            players: pair.filter((one) => one !== ''),
          })),
        );
      }),
    );
  });

  test('matches', () => {
    const result = fc.record({
      imps: fc.option(fc.tuple(figure, figure)),
      points: fc.option(fc.tuple(figure, figure)),
    });
    fc.assert(
      fc.property(fc.array(result, { minLength: 1, maxLength: 9 }), separator, (results, by) => {
        const texts = (pair: readonly [number, number] | null) =>
          pair === null ? ['', ''] : pair.map((one) => decimal(one, by));
        const heads = ['round', 'table', 'home', 'away', 'home_imps', 'away_imps', 'home_vp', 'away_vp'];
        const rows = results.map(({ imps, points }, at) => [
          '3',
          String(at + 1),
          String(2 * at + 1),
          String(2 * at + 2),
          ...texts(imps),
          ...texts(points),
        ]);
        const read = throughFile(readStageMatchesCsv, [heads, ...rows], by);
        expect(bare(read)).toEqual(
          results.map(({ imps, points }, at) => ({
            line: undefined,
            round: 3,
            table: at + 1,
            home: 2 * at + 1,
            away: 2 * at + 2,
            imps: both(imps),
            points: both(points),
          })),
        );
      }),
    );
  });

  test('a scale', () => {
    // Margins that rise, and points of the winner that rise with them, to 20 of both sides.
    const steps = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(steps, separator, (margins, by) => {
        const limits = [0, ...margins.toSorted((a, b) => a - b)];
        const rows = [
          ...limits.map((limit, at) => ['1-8', String(limit), String(10 + at), String(10 - at)]),
          ['1-8', '', '20', '0'],
        ];
        const scale = throughFile(readScaleCsv, [['boards', 'imps', 'winner', 'loser'], ...rows], by);
        expect(isVictoryPointScale(scale)).toBe(true);
        const [before, after] = [by, ','].map((one) =>
          JSON.stringify(
            throughFile(readScaleCsv, [['boards', 'imps', 'winner', 'loser'], ...rows], one as CsvSeparator),
            (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
          ),
        );
        expect(before).toBe(after);
      }),
    );
  });
});
