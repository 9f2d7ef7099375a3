import { REGULATIONS, type RegulationCode } from './presets.ts';
import { lacksScale, ruleProblems } from './rule-problems.ts';
import { RULE_NAMES, RULES, type Regulation, type RuleName } from './rules.ts';
import { mergeStored, partOf } from './shape.ts';

/**
 * A regulation as any version stored it, merged deeply over its preset: a rule, a part or a value that is missing or
 * not known is the preset's. Where the parts of a rule then contradict each other, the whole rule is the preset's.
 * @param stored data from JSON
 * @param preset the one it is or was made from
 */
export function regulationFromStored(stored: unknown, preset: RegulationCode): Regulation {
  const usual = REGULATIONS[preset];
  const code = partOf(stored, 'code');
  const rules = RULE_NAMES.map((name) => [name, storedRule(name, partOf(stored, name), usual)] as const);
  const regulation = { ...usual, ...Object.fromEntries(rules), code: typeof code === 'string' ? code : preset };
  return lacksScale(regulation) ? { ...regulation, victoryPoints: usual.victoryPoints } : regulation;
}

function storedRule<Name extends RuleName>(name: Name, stored: unknown, usual: Regulation): Regulation[Name] {
  // a merged value has the shape of the rule, where no part of it is missing
  const merged = mergeStored(RULES[name].shape, stored, usual[name]) as Regulation[Name];
  return ruleProblems(name, merged).length === 0 ? merged : usual[name];
}
