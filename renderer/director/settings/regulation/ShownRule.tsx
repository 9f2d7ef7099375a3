import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';

/** With how many decimals figures are shown. */
export function ShownRule({ regulation, problems, onChange, onWrong }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.shown;
  const say = useRuleProblem(problems);
  const { shown } = regulation;
  return (
    <RuleParts label={words.label} note={words.source}>
      {(['points', 'percentages'] as const).map((part) => (
        <NumberField
          key={part}
          label={words[part]}
          value={shown[part]}
          problem={say('decimals', shown[part])}
          onChange={(value) => onChange({ shown: { ...shown, [part]: value } })}
          onWrong={onWrong}
        />
      ))}
    </RuleParts>
  );
}
