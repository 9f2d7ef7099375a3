import { UNDERTRICK_SCALES } from '../../../src/bridge/undertricks.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { victoryPointWords } from '../../../src/language/victory-points.ts';
import { UNEQUAL_BOARDS } from '../../../src/scoring/regulation/regulation.ts';
import { VICTORY_POINT_SCALE_CODES } from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';
import { useWords } from '../../shared/language.tsx';
import { Select } from '../../shared/Select.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleParts, useProblem, type RulesProps } from './rules.tsx';
import { TieRules } from './TieRules.tsx';

/** Scales that IMPs of a whole match are read by. */
const SCALES = VICTORY_POINT_SCALE_CODES.filter(
  (code) => VICTORY_POINT_SCALES[code].takes === 'imps' && !code.endsWith('-half'),
);

/** The rules of rankings: unequal numbers of boards, ties of pairs and of teams, victory points. */
export function RankingRules({ regulation, problems, onChange, onWrong }: RulesProps) {
  const words = useWords(scoringScreenWords);
  const { scales } = useWords(victoryPointWords);
  const say = useProblem(problems);
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
      <TieRules
        rule="teamTies"
        ties={regulation.teamTies}
        problems={problems}
        onChange={(teamTies) => onChange({ teamTies })}
      />
      <RuleParts label={words.rule.victoryPoints} note={words.source.victoryPoints}>
        <Select
          label={words.rule.victoryPoints}
          options={SCALES.map((code) => ({ value: code, text: scales[code] }))}
          value={regulation.victoryPoints}
          onChange={(victoryPoints) => onChange({ victoryPoints })}
        />
      </RuleParts>
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
