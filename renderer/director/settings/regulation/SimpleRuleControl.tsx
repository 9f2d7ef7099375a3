import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { RULES, type ChoiceRule, type SimpleRule } from '../../../../src/scoring/regulation/rules.ts';
import type { AnyShape } from '../../../../src/scoring/regulation/shape.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';

/** The control of a rule that is one choice or one number. */
export function SimpleRuleControl(props: RuleProps & { readonly name: SimpleRule }) {
  return RULES[props.name].shape.kind === 'choice' ? (
    <ChoiceControl {...props} name={props.name as ChoiceRule} />
  ) : (
    <NumberControl {...props} name={props.name as NumberRule} />
  );
}

function ChoiceControl({ name, regulation, onChange }: RuleProps & { readonly name: ChoiceRule }) {
  const words = useWords(regulationRuleWords).rules[name];
  const shape: AnyShape = RULES[name].shape;
  const values = shape.kind === 'choice' ? shape.values.map(String) : [];
  return (
    <RuleChoice
      words={words}
      values={values}
      value={regulation[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

type NumberRule = Exclude<SimpleRule, ChoiceRule>;

function NumberControl({ name, regulation, problems, onChange, onWrong }: RuleProps & { readonly name: NumberRule }) {
  const { label, source } = useWords(regulationRuleWords).rules[name];
  const say = useRuleProblem(problems);
  const { kind }: AnyShape = RULES[name].shape;
  const value = regulation[name];
  return (
    <RuleParts label={label} note={source}>
      <NumberField
        label={label}
        value={value}
        problem={kind === 'percent' || kind === 'imps' || kind === 'decimals' ? say(kind, value) : undefined}
        onChange={(changed) => onChange({ [name]: changed })}
        onWrong={onWrong}
      />
    </RuleParts>
  );
}
