import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';

/** What a board missed by sitting out counts, in percent of a top and in IMPs. */
export function SitOutRule({ regulation, problems, onChange, onWrong }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.sitOut;
  const say = useRuleProblem(problems);
  const { sitOut } = regulation;
  return (['percent', 'imps'] as const).map((unit) => (
    <RuleParts key={unit} label={words[unit]} note={words.note}>
      <NumberField
        label={words[unit]}
        value={sitOut[unit]}
        optional
        problem={say(unit, sitOut[unit])}
        onChange={(value) => onChange({ sitOut: { ...sitOut, [unit]: value } })}
        onWrong={onWrong}
      />
    </RuleParts>
  ));
}
