import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import {
  MATCH_AVERAGES,
  MATCH_BOARD_DECIMALS,
  type MatchRegulation,
} from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { RuleChoice, RuleParts, type RuleProps } from './ruleControls.tsx';

/** How the boards of a match of teams are scored: what averages are worth, and how IMPs are rounded. */
export function MatchesRule({ regulation, onChange }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.matches;
  const { matches } = regulation;
  const { label, source, choices } = words.boardDecimals;
  return (
    <>
      <RuleChoice
        words={words.averages}
        values={MATCH_AVERAGES}
        value={matches.averages}
        onChange={(averages) => onChange({ matches: { ...matches, averages } })}
      />
      <RuleParts label={label} note={source}>
        <Select
          label={label}
          options={MATCH_BOARD_DECIMALS.map(optionOf).map((value) => ({ value, text: choices[value] }))}
          value={optionOf(matches.boardDecimals)}
          onChange={(chosen) => {
            const boardDecimals = MATCH_BOARD_DECIMALS.find((decimals) => optionOf(decimals) === chosen);
            if (boardDecimals !== undefined) onChange({ matches: { ...matches, boardDecimals } });
          }}
        />
      </RuleParts>
    </>
  );
}

type DecimalsOption = 'none' | 'whole' | 'tenth' | 'by-result';

function optionOf(decimals: MatchRegulation['boardDecimals']): DecimalsOption {
  switch (decimals) {
    case null:
      return 'none';
    case 0:
      return 'whole';
    case 1:
      return 'tenth';
    case 'by-result':
      return decimals;
  }
}
