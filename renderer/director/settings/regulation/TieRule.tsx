import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import {
  AFTER_SPLITS,
  BOARD_TIE_BREAKS,
  MATCH_TIE_BREAKS,
  TIE_BREAK_CODES,
  TIE_BREAK_PRESETS,
  TIE_BREAKS,
  type TieBreakCode,
  type TieBreakPreset,
  type TieBreaks,
} from '../../../../src/scoring/standing/tie-breaks.ts';
import { useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Choice } from '../../../shared/controls/Choice.tsx';
import { RuleParts, useRuleProblem, type RuleProps } from './ruleControls.tsx';
import classes from '../Settings.module.css';

/** How ties are split: a preset of criteria, or the club's own list. */
export function TieRule({ name, regulation, problems, onChange }: RuleProps & { readonly name: 'ties' | 'teamTies' }) {
  const words = useWords(regulationRuleWords);
  const { criterion } = useWords(standingWords);
  const say = useRuleProblem(problems);
  const ties = regulation[name];
  const { chain, afterSplit } = ties;
  const { label, source, afterSplit: afterSplitLabel } = words.rules[name];
  const change = (changed: TieBreaks) => onChange({ [name]: changed });
  const isTwice = new Set(chain).size < chain.length;
  const irrelevant = name === 'ties' ? MATCH_TIE_BREAKS : BOARD_TIE_BREAKS;
  const criteria = TIE_BREAK_CODES.filter((code) => !irrelevant.includes(code) || chain.includes(code)).map((code) => ({
    value: code,
    text: criterion[code],
  }));
  const presets = TIE_BREAK_PRESETS.map((preset) => ({ value: preset, text: words.tieBreaks.presets[preset] }));
  const preset = presetOf(ties);
  return (
    <>
      <RuleParts label={label} note={source} problem={isTwice ? say('tie-break-twice') : undefined}>
        <Select<TieBreakPreset | 'own'>
          label={label}
          options={preset === 'own' ? [...presets, { value: 'own', text: words.tieBreaks.presets.own }] : presets}
          value={preset}
          onChange={(chosen) => {
            if (chosen !== 'own') change(TIE_BREAKS[chosen]);
          }}
        />
        <ol className={classes['chain']}>
          {[...chain, NONE].map((code, index) => (
            <li key={`${index + 1}`}>
              <Select<TieBreakCode | typeof NONE>
                label={words.tieBreaks.criterion(label, index + 1)}
                options={[
                  { value: NONE, text: index === 0 ? words.tieBreaks.shared : words.tieBreaks.noFurther },
                  ...criteria,
                ]}
                value={code}
                onChange={(chosen) => change({ chain: withCriterion(chain, index, chosen), afterSplit })}
              />
            </li>
          ))}
        </ol>
      </RuleParts>
      {chain.length > 1 && (
        <Choice
          label={afterSplitLabel}
          options={AFTER_SPLITS.map((value) => ({ value, text: words.tieBreaks.afterSplit[value] }))}
          value={afterSplit}
          onChange={(chosen) => change({ chain, afterSplit: chosen })}
        />
      )}
    </>
  );
}

/** No criterion. */
const NONE = '' as const;

function presetOf({ chain, afterSplit }: TieBreaks): TieBreakPreset | 'own' {
  const found = TIE_BREAK_PRESETS.find((preset) => {
    const known = TIE_BREAKS[preset];
    const isSame = known.chain.length === chain.length && known.chain.every((code, index) => code === chain[index]);
    return isSame && (chain.length < 2 || known.afterSplit === afterSplit);
  });
  return found ?? 'own';
}

/** The chain with another criterion at one index, or without the one there. */
function withCriterion(
  chain: readonly TieBreakCode[],
  index: number,
  code: TieBreakCode | typeof NONE,
): readonly TieBreakCode[] {
  return code === NONE
    ? chain.filter((_, at) => at !== index)
    : [...chain.slice(0, index), code, ...chain.slice(index + 1)];
}
