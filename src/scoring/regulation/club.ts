import { REGULATION_CODES } from './presets.ts';
import type { RegulationProblem } from './problem.ts';
import { lacksScale, ruleProblems } from './rule-problems.ts';
import { RULE_NAMES, type Regulation } from './rules.ts';

/** The rules that a club changes in a preset; `code` is its own name for the result. */
export type RegulationChanges = Partial<Regulation> & { readonly code: string };

/** A club's regulation, or the problems of it: never an empty list. */
export type ClubRegulation =
  | { readonly kind: 'regulation'; readonly regulation: Regulation }
  | { readonly kind: 'problems'; readonly problems: readonly RegulationProblem[] };

/**
 * A club's own regulation: a preset with some rules changed. Every rule is checked, since changes may come from a file.
 *
 *     regulationFrom(REGULATIONS.ebu, { code: 'our club', sitOut: { percent: 60, imps: null } })
 */
export function regulationFrom(preset: Regulation, changes: RegulationChanges): ClubRegulation {
  const regulation = { ...preset, ...changes };
  const problems = regulationProblems(regulation);
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'regulation', regulation };
}

/** What can't be in a club's regulation; empty where it is possible. */
export function regulationProblems(regulation: Regulation): readonly RegulationProblem[] {
  return [
    ...nameProblems(regulation.code),
    ...RULE_NAMES.flatMap((name) => ruleProblems(name, regulation[name])),
    ...(lacksScale(regulation) ? [{ kind: 'problem', code: 'no-scale' } as const] : []),
  ];
}

function nameProblems(name: string): readonly RegulationProblem[] {
  if (name.trim() === '') return [{ kind: 'problem', code: 'no-name' }];
  return REGULATION_CODES.some((known) => known === name.trim().toLowerCase())
    ? [{ kind: 'problem', code: 'preset-name', name }]
    : [];
}
