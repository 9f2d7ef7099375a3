import type { RegulationProblem } from './problem.ts';
import type { Rule } from './rule.ts';
import { RULES, type Regulation, type RuleName } from './rules.ts';
import { shapeProblems } from './shape.ts';

/** The rules again, so that a name goes together with the type of its values. */
const BY_NAME: { readonly [Name in RuleName]: Rule<Regulation[Name]> } = RULES;

/** What can't be in the value of one rule. */
export function ruleProblems<Name extends RuleName>(name: Name, value: Regulation[Name]): readonly RegulationProblem[] {
  const { shape, problems } = BY_NAME[name];
  return [...shapeProblems(shape, value), ...(problems?.(value) ?? [])];
}

/** Whether matches are read by the club's own scale and there is none. */
export function lacksScale({ victoryPoints, ownScale }: Pick<Regulation, 'victoryPoints' | 'ownScale'>): boolean {
  return victoryPoints === 'club' && ownScale === null;
}
