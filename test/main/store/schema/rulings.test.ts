/** What the database itself refuses of rulings, whatever the program above thinks of them. */
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addResult, emptyFile, type Row } from './rows.ts';

const side = (...percents: readonly unknown[]) =>
  percents.map((percent) => ({ outcome: { kind: 'score', score: 420 }, percent }));
const thirds = (...weights: readonly (readonly [percent: number, thirds: unknown])[]) =>
  weights.map(([percent, third]) => ({ outcome: { kind: 'score', score: 420 }, percent, thirds: third }));
const ruling = (ns: unknown, ew: unknown = ns) => JSON.stringify({ ns, ew });
const rule = (json: string, row: Row = {}) => addResult(evening(), { ruling: json, ...row });

describe('rulings in the database', () => {
  test.each([
    ruling(side(100)),
    ruling(side(60, 40)),
    ruling(side(20, 20, 20, 20, 20)),
    ruling(side(100), 'average-plus'),
    ruling(62.5, side(1, 99)),
    ruling(thirds([33, 1], [66, 2])),
    ruling(thirds([33, 1], [33, 1], [33, 1])),
    ruling(thirds([50, undefined], [33, 1], [16, 2])),
  ])('accepted: %s', (json) => {
    expect(() => rule(json)).not.toThrow();
  });

  test.each([
    'no JSON',
    '{}',
    ruling(60, 40),
    ruling(side(60, 50)),
    ruling(side(99)),
    ruling([]),
    ruling(side(20, 20, 20, 20, 10, 10)),
    ruling(side(50.5, 49.5)),
    ruling(side(0, 100)),
    ruling(thirds([33, 1], [66, 1])),
    ruling(thirds([33, 1], [33, 1], [33, undefined])),
    ruling(thirds([33, 3], [66, undefined])),
    ruling(thirds([33, 0.5], [66, 2.5])),
    ruling(thirds([33, '1'], [66, 2])),
    ruling(thirds([33, null], [66, 3])),
    ruling(side('100')),
    ruling([{ outcome: { kind: 'award', ns: 60, ew: 40 }, percent: 100 }]),
    ruling(side(100), 'average-double-plus'),
    ruling(side(100), 101),
  ])('refused: %s', (json) => {
    expect(() => rule(json)).toThrow(/CHECK constraint|weights add up to 100 percent|malformed JSON/);
  });

  test('a result that is taken away has no ruling', () => {
    expect(() => rule(ruling(side(100)), { kind: 'erased', score: null })).toThrow(/CHECK constraint/);
  });

  test('a form is a letter', () => {
    expect(() => addResult(evening(), { form: 'B' })).not.toThrow();
    expect(() => addResult(evening(), { form: 'b' })).toThrow(/CHECK constraint/);
  });

  test('a ruling on a board not played counts as a result of its pairs', () => {
    const db = evening();
    addResult(db, { ruling: ruling(side(100)), kind: 'notPlayed', score: null });
    const again = { round: 2, slot_board: 3, board: 1, ns_entry: 1, ew_entry: 4 };
    expect(() => addResult(db, again)).toThrow(/UNIQUE constraint|two results/);
  });
});

test('a result has no ruling, no form and no note unless somebody says so', () => {
  const columns = emptyFile().pragma('table_info(results)') as { name: string; dflt_value: string | null }[];
  const added = columns.filter(({ name }) => ['ruling', 'form', 'note'].includes(name));
  expect(added.map(({ dflt_value: value }) => value)).toEqual([null, null, "''"]);
});
