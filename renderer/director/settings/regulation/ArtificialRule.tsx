import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { AVERAGE_KINDS } from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';

/** What average plus, average and average minus are worth. */
export function ArtificialRule(props: RuleProps) {
  const words = useWords(regulationRuleWords).rules.artificial;
  const say = useRuleProblem(props.problems);
  const { artificial } = props.regulation;
  return (
    <>
      <RuleParts label={words.percents.label} note={words.percents.source} problem={say('averages-order')}>
        <WorthFields unit="percents" {...props} />
      </RuleParts>
      <RuleParts label={words.imps.label} note={words.imps.source}>
        <WorthFields unit="imps" {...props} />
      </RuleParts>
      <RuleChoice
        words={words.ownAverage}
        values={['yes', 'no']}
        value={artificial.ownAverage ? 'yes' : 'no'}
        onChange={(own) => props.onChange({ artificial: { ...artificial, ownAverage: own === 'yes' } })}
      />
    </>
  );
}

function WorthFields(props: RuleProps & { readonly unit: 'percents' | 'imps' }) {
  const { averages } = useWords(regulationRuleWords).rules.artificial;
  const say = useRuleProblem(props.problems);
  const { unit, onChange } = props;
  const { artificial } = props.regulation;
  return AVERAGE_KINDS.map((kind) => (
    <NumberField
      key={kind}
      label={`${averages[kind]}, ${unit === 'imps' ? 'IMPs' : '%'}`}
      value={artificial[unit][kind]}
      problem={say(unit === 'imps' ? 'imps' : 'percent', artificial[unit][kind])}
      onChange={(value) => onChange({ artificial: { ...artificial, [unit]: { ...artificial[unit], [kind]: value } } })}
      onWrong={props.onWrong}
    />
  ));
}
