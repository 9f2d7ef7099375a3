import { clubScaleProblemSentence } from '../../../../src/language/regulation/victory-points-problem.ts';
import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { clubScaleProblem, type ClubScale } from '../../../../src/scoring/victory-points/club.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { withOneMoreTable, withTable, withTables } from './clubScale.ts';
import { ClubScaleTable } from './ClubScaleTable.tsx';
import { RuleParts, type RuleProps } from './ruleControls.tsx';

/** The club's own scale of victory points: for which numbers of boards, and row by row what both sides get. */
export function ClubScaleTables(props: {
  readonly scale: ClubScale;
  readonly onChange: (scale: ClubScale) => void;
  readonly onWrong: RuleProps['onWrong'];
}) {
  const words = useWords(regulationRuleWords).rules.ownScale;
  const language = useLanguage();
  const { scale, onChange } = props;
  const problem = clubScaleProblem(scale);
  return (
    <RuleParts
      label={words.label}
      note={words.note}
      problem={problem ? clubScaleProblemSentence(problem, language) : undefined}
    >
      {scale.tables.map((table, index) => (
        // tables have no identity but their place
        <ClubScaleTable
          key={`${scale.tables.length} ${index}`}
          number={index + 1}
          table={table}
          onChange={(changed) => onChange(withTable(scale, index, changed))}
          onRemove={
            scale.tables.length > 1 ? () => onChange(withTables(scale, scale.tables.toSpliced(index, 1))) : null
          }
          onWrong={props.onWrong}
        />
      ))}
      <Button onPress={() => onChange(withOneMoreTable(scale))}>{words.addTable}</Button>
    </RuleParts>
  );
}
