import { describe, expect, test } from 'vitest';
import { answeredRules } from './conformance-answers/rules.ts';
import { conformanceReport, reportOf, rowOf, writeReport } from './conformance-answers/report.ts';
import { conformanceFiles } from './conformance/read.ts';

describe.each(answeredRules())('%s', (folder, answer) => {
  test.each(conformanceFiles(folder))('$name: $rule', ({ cases }) => {
    const wrong = cases
      .map((given) => ({ given, ...answer(given) }))
      .map(
        ({ given, printed, answered }) =>
          [
            { given, answered },
            { given, answered: printed },
          ] as const,
      );
    expect(wrong.map(([is]) => is)).toEqual(wrong.map(([, should]) => should));
  });
});

test.each([
  ['contracts', 7 * 5 * 3 * 2 * 14],
  ['undertricks', 13 * 3 * 2],
])('%s: every case there can be, %i', (folder, count) => {
  for (const { cases } of conformanceFiles(folder)) {
    expect(new Set(cases.map((given) => JSON.stringify(given))).size).toBe(count);
  }
});

describe('the report', () => {
  const heading = { name: 'imps/law', rule: 'IMPs', source: 'Law 78B', status: 'published' } as const;
  const right = { asked: { difference: 20 }, printed: 1, answered: 1 };
  const wrong = { asked: { difference: 10 }, printed: 0, answered: 1 };

  test('counts what was answered as printed, and keeps what was not', () => {
    const row = rowOf(heading, [right, wrong]);
    expect(row).toEqual({ ...heading, cases: 2, passed: 1, failures: [wrong] });
    expect(reportOf([row, rowOf(heading, [right])])).toMatchObject({ cases: 3, passed: 2 });
  });

  test('says rule, source, status and figures of each file, and shows what is wrong', () => {
    const report = reportOf([rowOf(heading, [right, wrong, wrong, wrong, wrong]), rowOf(heading, [right])]);
    expect(writeReport(report).split('\n')).toEqual([
      'FAILED  imps/law: 1 of 5',
      '        IMPs',
      '        published: Law 78B',
      ...Array.from({ length: 3 }, () => [
        '        {"difference":10}',
        '          printed  0',
        '          answered 1',
      ]).flat(),
      '        and 1 more',
      '',
      'passed  imps/law: 1 of 1',
      '        IMPs',
      '        published: Law 78B',
      '',
      '2 of 6 cases passed, 2 files',
    ]);
  });

  test('has every folder and every published session, and nothing is wrong', () => {
    const { rows, cases, passed } = conformanceReport();
    expect(rows.flatMap(({ name, failures }) => (failures.length > 0 ? [name] : []))).toEqual([]);
    expect(passed).toBe(cases);
    expect(rows.every((row) => row.cases > 0 && row.source !== '' && row.rule !== '')).toBe(true);
    const sessions = rows.filter(({ status }) => status === 'published session');
    expect(new Set(sessions.map(({ name }) => name)).size).toBe(8);
  });
});
