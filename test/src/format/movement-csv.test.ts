import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS } from '../../../src/format/csv.ts';
import { writeMovementCsv, readMovementCsv } from '../../../src/format/movement-csv.ts';
import { movementCsvProblemSentence } from '../../../src/language/files/movement.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { OwnSpec } from '../../../src/movement/families/own.ts';
import type { Movement } from '../../../src/movement/movement.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { validateMovement } from '../../../src/movement/validate.ts';
import { build, field, howell, mitchell } from '../movement/build.ts';

const facts = { name: 'Tuesdays', boardsPerRound: 2, copies: 1 };

function read(text: string, copies = 1): OwnSpec {
  const spec = readMovementCsv(text, { ...facts, copies });
  if (spec.kind !== 'own') throw new Error(JSON.stringify(spec));
  return spec;
}

function errorsOf(movement: Movement): readonly unknown[] {
  return validateMovement(movement).filter(({ severity }) => severity === 'error');
}

describe('what is read', () => {
  test('two lines numbered from 1 each have their own ranking', () => {
    const spec = read('Round;Table;NS;EW;Set\n1;1;1;1;1\n1;2;2;2;2\n1;3;3;3;3\n2;1;1;3;2\n2;2;2;1;3\n2;3;3;2;1\n');
    expect(spec).toMatchObject({ tables: 3, rounds: 2, sets: 3, winners: 2, phantom: null, name: 'Tuesdays' });
    expect(spec.schedule[1]).toContainEqual({ table: 1, ns: 1, ew: 6, set: 2 });
    expect(errorsOf(build(spec))).toEqual([]);
  });

  test('a pair left out sits the other one out', () => {
    const spec = read('round,table,ns,ew,set\n1,1,1,2,1\n1,2,3,,\n2,1,3,1,2\n2,2,2,,');
    expect(spec).toMatchObject({ tables: 2, winners: 1, phantom: 4 });
    expect(errorsOf(build(spec))).toEqual([]);
    expect(qualityOf(build(spec)).sitOuts).toEqual({ least: 0, most: 1 });
  });

  test('what can’t be played is read and then told', () => {
    const replay = read('round,table,ns,ew,set\n1,1,1,2,1\n1,2,3,4,2\n2,1,1,3,1\n2,2,2,4,2');
    expect(errorsOf(build(replay))).toMatchObject([
      { code: 'replay', pair: 1, set: 1, earlier: 1 },
      { code: 'replay', pair: 4, set: 2, earlier: 1 },
    ]);
    expect(errorsOf(build(read('round,table,ns,ew,set\n1,1,1,2,\n1,2,3,4,1')))).toMatchObject([
      { code: 'set-unknown' },
    ]);
  });
});

test.each([
  ['', 'emptyFile', 1],
  ['round,table,ns,ew', 'columnMissing', 1],
  ['round,table,ns,ew,set,set', 'columnTwice', 1],
  ['round,table,ns,ew,set', 'noLines', 1],
  ['round,table,ns,ew,set\n\n1,x,1,2,1', 'notANumber', 3],
  ['round,table,ns,ew,set\n1,1,,,1', 'nobodySits', 2],
  ['round,table,ns,ew,set\n2,1,1,2,1', 'roundMissing', 1],
  ['round,table,ns,ew,set\n1,"1,1,2,1', 'quoteNotClosed', 2],
])('%j: %s in line %i', (text, code, line) => {
  const problems = readMovementCsv(text, facts);
  expect(problems).toMatchObject({ kind: 'problems', problems: [{ code, line }] });
  if (problems.kind === 'own') return;
  for (const language of ['en', 'fr'] as const) {
    expect(movementCsvProblemSentence(problems.problems[0]!, language)).toMatch(/^\S.*\w/);
  }
});

test('any text is read or its problems are listed', () => {
  const text = fc.array(fc.array(fc.constantFrom('1', '2', 'x', '', '"', '-1', '1000'), { maxLength: 6 }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, (rows) => {
      const spec = readMovementCsv(`round,table,ns,ew,set\n${rows.map((row) => row.join(',')).join('\n')}`, facts);
      const told = spec.kind === 'own' ? Array.isArray(validateMovement(build(spec))) : spec.problems.length > 0;
      expect(told).toBe(true);
    }),
  );
});

test('reading undoes writing', () => {
  const movements = [
    mitchell(7),
    mitchell(8, { phantom: 'EW' }),
    mitchell(9, { arrowSwitch: 1 }),
    howell(5),
    howell(4, { phantom: true }),
    field('reduced-howell', 7, { sets: 9 }),
  ].map(build);
  fc.assert(
    fc.property(fc.constantFrom(...movements), fc.constantFrom(...CSV_SEPARATORS), (movement, separator) => {
      const spec = read(writeMovementCsv(movement, separator), 8);
      const { tables, winners, phantom, sets } = movement;
      expect(spec).toMatchObject({ tables, winners, phantom, sets });
      const played = (rounds: Movement['rounds']) =>
        rounds.flat().filter(({ ns, ew }) => ns !== phantom && ew !== phantom);
      expect(played(spec.schedule)).toEqual(played(movement.rounds));
    }),
  );
});

/** Published tables, where they are beside the project; none of them is part of it. */
const PUBLISHED = new URL('../../../../shared/data/movements/published_howell.json', import.meta.url);

interface Published {
  readonly id: string;
  readonly tables: number;
  readonly pairs: number;
  readonly valid: boolean;
  readonly sharingRounds: number;
  readonly maxTablesOnASet: number;
  readonly stationaryPairs: readonly number[];
  readonly quality: { readonly Qf: number };
  readonly rows: readonly (readonly string[])[];
}

describe.skipIf(!existsSync(PUBLISHED))('published tables have the verdict they had', () => {
  const published = existsSync(PUBLISHED) ? (JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Published[]) : [];

  // One leaves a table empty in every round, which this format does not say.
  test.each(published.filter(({ pairs, tables }) => pairs === 2 * tables))('$id', (movement) => {
    const lines = movement.rows.flatMap((round, index) =>
      round.map((cell, table) => [index + 1, table + 1, ...cell.split(/[-:]/)].join(',')),
    );
    const spec = read(`round,table,ns,ew,set\n${lines.join('\n')}`, movement.maxTablesOnASet);
    const made = makeMovement(spec);
    if (!isMovement(made)) throw new Error(made.code);
    expect(errorsOf(made).length === 0).toBe(movement.valid);
    const quality = qualityOf({ ...made, winners: 1 });
    expect(quality.balance).toBeCloseTo(movement.quality.Qf, 2);
    expect(quality.copies).toBe(movement.maxTablesOnASet);
  });
});

describe('what is larger than any movement', () => {
  const header = 'round,table,ns,ew,set\n';

  test.each([
    ['20,000 lines', header + '1,1,1,2,1\n'.repeat(20_000)],
    ['200,000 lines', header + '1,1,1,2,1\n'.repeat(200_000)],
    ['3001 lines', header + '1,1,1,2,1\n'.repeat(3001)],
    ['few lines of many tables', `${header}1,999,1,2,1\n2,1,1,2,1\n3,1,1,2,1\n4,1,1,2,1\n`],
  ])('%s is refused in one sentence', (_what, text) => {
    expect(readMovementCsv(text, facts)).toEqual({
      kind: 'problems',
      problems: [{ kind: 'problem', code: 'tooLarge', line: 1, column: null, text: '' }],
    });
  });

  test('the largest is read', () => {
    const lines = Array.from(
      { length: 3000 },
      (_, at) => `${1 + Math.floor(at / 100)},${1 + (at % 100)},${1 + (at % 100)},${1 + (at % 100)},1`,
    );
    expect(readMovementCsv(header + lines.join('\n'), facts)).toMatchObject({ kind: 'own', tables: 100, rounds: 30 });
  });
});
