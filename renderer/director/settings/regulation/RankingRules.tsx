import { UNDERTRICK_SCALES } from '../../../../src/bridge/score/undertricks.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { UNEQUAL_BOARDS } from '../../../../src/scoring/regulation/regulation.ts';
import { useWords } from '../../../shared/language.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleParts, useRuleProblem, type RulesProps } from './rules.tsx';
import { TieRules } from './TieRules.tsx';

/** The rules of rankings of pairs: unequal numbers of boards, ties. */
export function RankingRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const say = useRuleProblem(problems);
  return (
    <>
      <RuleChoice
        rule="unequalBoards"
        values={UNEQUAL_BOARDS}
        text={words.unequalBoards}
        value={regulation.unequalBoards}
        onChange={(unequalBoards) => onChange({ unequalBoards })}
      />
      <RuleParts label={words.rule.leastBoards} note={words.source.leastBoards}>
        <NumberField
          label={words.rule.leastBoards}
          value={regulation.leastBoards}
          problem={say('percent', regulation.leastBoards)}
          onChange={(leastBoards) => onChange({ leastBoards })}
          onWrong={onWrong}
        />
      </RuleParts>
      <TieRules rule="ties" ties={regulation.ties} problems={problems} onChange={(ties) => onChange({ ties })} />
    </>
  );
}

/** What undertricks cost, since 1987 or before. */
export function UndertrickRule({ regulation, onChange }: RulesProps) {
  const words = useWords(scoringScreenWords);
  return (
    <RuleChoice
      rule="undertricks"
      values={UNDERTRICK_SCALES}
      text={words.undertricks}
      value={regulation.undertricks}
      onChange={(undertricks) => onChange({ undertricks })}
    />
  );
}
