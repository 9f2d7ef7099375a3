import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { DATUM_FIVES, type DatumRule, type DroppedExtremes } from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';

const USUAL_EXTREMES: DroppedExtremes = { highest: 1, lowest: 1, from: 4 };

/** How Butler's datum is found: which results stay out of the mean, and how it is rounded. */
export function ButlerRule({ regulation, problems, onChange, onWrong }: RuleProps) {
  const words = useWords(regulationRuleWords).rules.butler;
  const say = useRuleProblem(problems);
  const { butler } = regulation;
  const [extremes] = butler.drops === 'median' ? [] : butler.drops;
  const drop = (drops: DatumRule['drops']) => onChange({ butler: { ...butler, drops } });
  return (
    <>
      <RuleChoice
        words={words.drops}
        values={['none', 'extremes', 'median']}
        value={butler.drops === 'median' ? 'median' : extremes ? 'extremes' : 'none'}
        onChange={(chosen) => drop(chosen === 'median' ? 'median' : chosen === 'none' ? [] : [USUAL_EXTREMES])}
      />
      {extremes && (
        <RuleParts label={words.extremes.label} note={null} problem={say('drops')}>
          {(['highest', 'lowest', 'from'] as const).map((part) => (
            <NumberField
              key={part}
              label={words.extremes[part]}
              value={extremes[part]}
              onChange={(value) => drop([{ ...extremes, [part]: value }])}
              onWrong={onWrong}
            />
          ))}
        </RuleParts>
      )}
      <RuleChoice
        words={words.fives}
        values={DATUM_FIVES}
        value={butler.fives}
        onChange={(fives) => onChange({ butler: { ...butler, fives } })}
      />
    </>
  );
}
