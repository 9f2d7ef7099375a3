import { deepStrictEqual } from 'node:assert/strict';
import { regulationValue } from '../../../main/app/director/schemas/regulation.ts';
import { regulationProblemSentence } from '../../../src/language/regulation/problem.ts';
import { regulationProblems } from '../../../src/scoring/regulation/club.ts';
import { REGULATION_CODES, REGULATIONS, regulationFromStored } from '../../../src/scoring/regulation/regulation.ts';
import { RULE_NAMES } from '../../../src/scoring/regulation/rules.ts';
import { demand, jsonOf, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** A regulation as a page sends it, and as any version of the program may have stored it. */
export const regulationTarget: FuzzTarget = {
  name: 'regulation',
  tries: 300,
  words: [
    ...RULE_NAMES.flatMap((name) => [`"${name}":`, JSON.stringify(REGULATIONS.wbf[name])]),
    ...RULE_NAMES.map((name) => JSON.stringify(REGULATIONS.ffb[name])),
    'null',
    '-1',
    '1e308',
    '0.1',
    '"club"',
    '[]',
    '{}',
    'true',
    '"upTo":',
  ],
  longest: 6000,
  check(text) {
    const value = jsonOf(text);
    for (const preset of REGULATION_CODES) {
      const stored = regulationFromStored((value as { regulation?: unknown } | null | undefined)?.regulation, preset);
      const wrong = regulationProblems({ ...stored, code: 'our club' });
      demand(wrong.length === 0, () => `a stored regulation is read with ${wrong[0]?.code}`);
      deepStrictEqual(regulationFromStored(jsonOf(JSON.stringify(stored)), preset), stored);
    }
    const read = regulationValue.safeParse(value);
    if (!read.success) return `refused ${read.error.issues[0]?.path.slice(0, 2).join('.')}`;
    const problems = regulationProblems(read.data.regulation);
    for (const problem of problems) saysWhatIsWrong((language) => regulationProblemSentence(problem, language), text);
    return `read ${[...new Set(problems.map(({ code }) => code))].join(' ')}`;
  },
};
