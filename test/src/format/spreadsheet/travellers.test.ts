import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import type { Outcome, Played, Ruled, RuledSide } from '../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { secondPlayOutcome } from '../../../../src/bridge/result/second-play.ts';
import { readResultsCsv } from '../../../../src/format/results/csv.ts';
import { writeTravellersCsv, type TravellersCsvRow } from '../../../../src/format/spreadsheet/travellers.ts';
import { LANGUAGES, type Language } from '../../../../src/language.ts';
import { spreadsheetWords } from '../../../../src/language/paper/spreadsheets.ts';
import type { Method } from '../../../../src/scoring/method.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

const FOUR_SPADES: Outcome = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: 'X' },
  declarer: 'N',
  tricks: 9,
  lead: { suit: 'H', rank: 'T' },
};

function row(outcome: Outcome, changes: Partial<TravellersCsvRow> = {}): TravellersCsvRow {
  const board = changes.board ?? 7;
  return {
    section: null,
    board,
    round: 4,
    table: 1,
    ns: { number: '1', players: ['Cedar', 'Cypress'], points: exact(17), percentage: exact(17, 24) },
    ew: { number: '24', players: ['Medway', ''], points: exact(7), percentage: exact(7, 24) },
    outcome,
    score: outcomeScore(outcome, board),
    ...changes,
  };
}

function travellersCsv(rows: readonly TravellersCsvRow[], unit: Method['unit'], language: Language): string {
  return writeTravellersCsv(rows, unit, spreadsheetWords[language].travellers, language);
}

function cellsOf(csv: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse(csv, { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe('the travellers as CSV', () => {
  test('heads, contracts and numbers are in the language', () => {
    const [en = [], line = []] = cellsOf(travellersCsv([row(FOUR_SPADES)], 'matchpoints', 'en'), ',');
    expect(en.join(' | ')).toBe(
      'board | round | table | ns | N-S names | ew | E-W names | contract | declarer | lead | tricks | result | score' +
        ' | award | MP N-S | MP E-W | % N-S | % E-W',
    );
    expect(line.join(' | ')).toBe(
      '7 | 4 | 1 | 1 | Cedar / Cypress | 24 | Medway | 4SX | N | H10 | 9 | -1 | -200 |  | 17 | 7 | 70.83 | 29.17',
    );
    const [fr = [], ligne = []] = cellsOf(travellersCsv([row(FOUR_SPADES)], 'matchpoints', 'fr'), ';');
    expect(fr.join(' | ')).toBe(
      'Étui | Tour | Table | NS | Noms N-S | EO | Noms E-O | Contrat | Déclarant | Entame | Levées | Résultat | Marque' +
        ' | Attribution | PM N-S | PM E-O | % N-S | % E-O',
    );
    const [imps = []] = cellsOf(travellersCsv([row(FOUR_SPADES)], 'imps', 'fr'), ';');
    expect(imps.slice(-3)).toEqual(['Attribution', 'IMPs N-S', 'IMPs E-O']);
    expect(ligne.join(' | ')).toBe(
      '7 | 4 | 1 | 1 | Cedar / Cypress | 24 | Medway | 4PX | N | C10 | 9 | -1 | -200 |  | 17 | 7 | 70,83 | 29,17',
    );
  });

  test('a French club reads its own notation in every column', () => {
    const outcomes: Outcome[] = [
      {
        kind: 'played',
        contract: { level: 3, strain: 'NT', risk: '' },
        declarer: 'W',
        tricks: 10,
        lead: { suit: 'D', rank: 'Q' },
      },
      { kind: 'passedOut' },
      { kind: 'award', ns: 62.5, ew: 37.5 },
    ];
    const [, ...lines] = cellsOf(
      travellersCsv(
        outcomes.map((one) => row(one)),
        'matchpoints',
        'fr',
      ),
      ';',
    );
    expect(lines.map((line) => line.slice(7, 14))).toEqual([
      ['3SA', 'O', 'KD', '10', '+1', '-630', ''],
      ['PASSE', '', '', '', '', '0', ''],
      ['', '', '', '', '', '', 'A62,5/37,5'],
    ]);
  });

  test('sections have a column where there are several', () => {
    const [head = [], line = []] = cellsOf(
      travellersCsv([row(FOUR_SPADES, { section: 'B' })], 'matchpoints', 'en'),
      ',',
    );
    expect([head[1], line[1]]).toEqual(['section', 'B']);
  });

  test.each<[Outcome, Record<string, string>]>([
    [{ kind: 'passedOut' }, { contract: 'PASS', declarer: '', tricks: '', score: '0', award: '' }],
    [
      { kind: 'score', score: -620 },
      { contract: '', declarer: '', tricks: '', score: '-620', award: '' },
    ],
    [
      { kind: 'award', ns: 60, ew: 40 },
      { contract: '', score: '', award: 'A6040' },
    ],
    [{ kind: 'award', ns: 100, ew: 0 }, { award: 'A100/00' }],
    [{ kind: 'award', ns: 62.5, ew: 37.5 }, { award: 'A62.5/37.5' }],
    [{ kind: 'notPlayed' }, { contract: '', score: '', award: 'NP' }],
  ])('%o', (outcome, expected) => {
    const [head = [], line = []] = cellsOf(travellersCsv([row(outcome)], 'matchpoints', 'en'), ',');
    const written = Object.fromEntries(head.map((column, place) => [column, line[place]]));
    expect(written).toMatchObject(expected);
  });

  test('a name that is a formula stays a text', () => {
    const ns = {
      number: '1',
      players: ['=HYPERLINK("http://example.com")', 'Cypress'] as const,
      points: null,
      percentage: null,
    };
    const line = cellsOf(travellersCsv([row(FOUR_SPADES, { ns })], 'matchpoints', 'en'), ',')[1] ?? [];
    expect(line[4]).toBe('\'=HYPERLINK("http://example.com") / Cypress');
    expect(line.slice(-4)).toEqual(['', '7', '', '29.17']);
  });
});

const played = fc.record({
  kind: fc.constant('played' as const),
  contract: fc.record({
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    risk: fc.constantFrom(...RISKS),
  }),
  declarer: fc.constantFrom(...SEATS),
  tricks: fc.integer({ min: 0, max: 13 }),
  lead: fc.option(fc.record({ suit: fc.constantFrom(...SUITS), rank: fc.constantFrom(...RANKS) })),
});
const percent = fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2);
const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  played,
  fc.constant({ kind: 'passedOut' as const }),
  fc.constantFrom(50, -100, 420, -1430).map((score) => ({ kind: 'score' as const, score })),
  fc.record({ kind: fc.constant('award' as const), ns: percent, ew: percent }),
  fc.record({ kind: fc.constant('award' as const), ns: percent, ew: fc.constant(null) }),
  fc.constant(secondPlayOutcome(['NS'])),
  fc.constant({ kind: 'notPlayed' as const }),
);

describe('the results file is read back', () => {
  test('in either language every outcome comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.array(outcomes, { minLength: 1, maxLength: 20 }),
        (language, list) => {
          const rows = list.map((outcome, index) => row(outcome, { board: index + 1 }));
          const read = readResultsCsv(travellersCsv(rows, 'matchpoints', language), null);
          expect(read.kind === 'results' ? read.results.map(({ outcome }) => outcome) : read).toEqual(list);
          expect(read.kind === 'results' ? read.results.map(({ board }) => board) : []).toEqual(
            rows.map((r) => r.board),
          );
          expect(read.kind === 'results' ? read.results.map(({ score }) => score) : []).toEqual(
            rows.map((r) => r.score),
          );
        },
      ),
    );
  });
});

const score = (points: number, percent = 100) => ({ outcome: { kind: 'score', score: points }, percent }) as const;

const ruled = (ns: RuledSide, ew = ns): Ruled => ({ kind: 'ruled', ns, ew, atTable: { kind: 'passedOut' } });

describe('rulings in the file', () => {
  test.each([
    [ruled([score(170, 67), score(140, 33)]), '', '67%170+33%140'],
    [ruled([score(170)]), '170', ''],
    [ruled([score(-50)], [score(450)]), '', 'S-50/450'],
    [ruled([score(170, 67), score(140, 33)], 'average-minus'), '', 'S67%170+33%140/A-'],
  ])('%o', (outcome, points, award) => {
    const csv = travellersCsv([row(outcome)], 'matchpoints', 'en');
    const [heads = [], line = []] = cellsOf(csv, ',');
    expect([line[heads.indexOf('score')], line[heads.indexOf('award')]]).toEqual([points, award]);
    expect(readResultsCsv(csv, null)).not.toMatchObject({ kind: 'problem' });
  });

  test('undertricks cost what the session has them cost', () => {
    const down = {
      kind: 'played',
      contract: { level: 4, strain: 'S', risk: 'X' },
      declarer: 'N',
      tricks: 6,
      lead: null,
    };
    const outcome = ruled([{ outcome: down as Played, percent: 50 }, score(170, 50)]);
    const award = (changes: Partial<TravellersCsvRow>) =>
      travellersCsv([row(outcome, { board: 1, ...changes })], 'matchpoints', 'en');
    expect(award({})).toContain('50%-800+50%170');
    expect(award({ undertricks: 'before-1987' })).toContain('50%-700+50%170');
  });

  test('forms of a fouled board have a column where there are any', () => {
    const [heads = [], ...lines] = cellsOf(
      travellersCsv([row(FOUR_SPADES), row(FOUR_SPADES, { form: 'B', round: 5 })], 'matchpoints', 'en'),
      ',',
    );
    expect(lines.map((line) => line[heads.indexOf('form')])).toEqual(['', 'B']);
  });
});
