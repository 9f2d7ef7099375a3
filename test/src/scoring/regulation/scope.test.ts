import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHOD_CODES, METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import type { RuleScope } from '../../../../src/scoring/regulation/rule.ts';
import { RULE_NAMES, RULES } from '../../../../src/scoring/regulation/rules.ts';
import { anyLines } from '../derivation/any-session.ts';
import { anyRegulation } from './any-regulation.ts';

/** Methods that a rule of the scope may change the scores of. */
const METHODS_OF: Readonly<Record<RuleScope, readonly MethodCode[]>> = {
  sessions: METHOD_CODES,
  'matchpoint-unit': METHOD_CODES.filter((code) => METHODS[code].unit === 'matchpoints'),
  matchpoints: ['matchpoints'],
  'cross-imps': ['cross-imps'],
  butler: ['butler'],
  teams: [],
  both: METHOD_CODES,
};

test.each(RULE_NAMES)('%s changes the scores of no method outside its scope', (name) => {
  const others = METHOD_CODES.filter((code) => !METHODS_OF[RULES[name].scope].includes(code));
  if (others.length === 0) return;
  const method = fc.constantFrom(...others).map((code) => METHODS[code]);
  fc.assert(
    fc.property(anyLines, method, anyRegulation, anyRegulation, (lines, by, regulation, other) => {
      const { rankings } = scoreSession(lines, { winners: 1, method: by, regulation });
      const changed = { ...regulation, [name]: other[name] };
      expect(scoreSession(lines, { winners: 1, method: by, regulation: changed }).rankings).toEqual(rankings);
    }),
    { numRuns: 50 },
  );
});
