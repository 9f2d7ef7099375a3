import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { REGULATIONS, type BoardRounding } from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { RuleChoice, type RuleProps } from './ruleControls.tsx';

/** How the matchpoints of a board are rounded: not at all, or as a federation does. */
export function BoardRoundingRule({ regulation, onChange }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.boardRounding;
  return (
    <RuleChoice
      words={words}
      values={['none', 'ebu', 'acbl', 'ffb']}
      value={roundedAs(regulation.boardRounding)}
      onChange={(chosen) => onChange({ boardRounding: chosen === 'none' ? null : REGULATIONS[chosen].boardRounding })}
    />
  );
}

function roundedAs(rounding: BoardRounding | null): 'none' | 'ebu' | 'acbl' | 'ffb' {
  if (rounding === null) return 'none';
  return ROUNDED_AS[rounding.halves];
}

const ROUNDED_AS = { 'away-from-average': 'ebu', up: 'acbl', 'east-west-rest': 'ffb' } as const;
