import type { SeasonWords } from '../../../../src/language/season/words.ts';

/** Why a season was not saved. */
export function seasonProblemText(problem: object, words: SeasonWords): string {
  const code = 'code' in problem ? problem.code : null;
  if (code === 'seasonEndsBefore') return words.endsBefore;
  if (code === 'changedMeanwhile') return words.movedOn;
  if (code === 'seasonRuleNotPossible' && 'rule' in problem) return words.ruleNotPossible(Number(problem.rule));
  // A request that the server can't read has a number that is none.
  if (code === 'malformed' && 'path' in problem && Array.isArray(problem.path)) {
    const [part, rule] = problem.path as readonly unknown[];
    if (part === 'rules') return words.ruleNotPossible(Number(rule ?? 0) + 1);
    if (part === 'planned') return words.plannedWrong;
    if (part === 'name') return words.nameMissing;
  }
  return words.failed;
}
