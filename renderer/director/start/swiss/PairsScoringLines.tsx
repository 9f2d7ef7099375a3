import { startWords } from '../../../../src/language/screens/start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { pairsScales, withScale } from '../../../../src/movement/swiss/usual-scoring.ts';
import { isFieldComparison, type MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { SessionMethod } from '../../../../src/scoring/session-scoring.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { pairsMethodOptions } from '../../../shared/scoringChoices.ts';
import { SettingLine } from '../form/SettingLine.tsx';

/** How the matches of a Swiss of pairs are scored: the method, and the scale of victory points. */
export function PairsScoringLines(props: {
  readonly scoring: MatchStageScoring;
  readonly hasClubScale: boolean;
  readonly onMethod: (method: SessionMethod) => void;
  readonly onChange: (scoring: MatchStageScoring) => void;
}) {
  const words = useWords(teamStartWords);
  const { scoring: label } = useWords(startWords);
  const language = useLanguage();
  const { scoring } = props;
  const { comparison, scale } = scoring;
  if (!isFieldComparison(comparison)) return null;
  const scales = pairsScales(comparison, props.hasClubScale);
  return (
    <>
      <SettingLine name={label}>
        <Select
          label={label}
          options={pairsMethodOptions(language)}
          value={comparison}
          onChange={(method) => props.onMethod(method)}
        />
      </SettingLine>
      <SettingLine name={words.scale}>
        <Select
          label={words.scale}
          options={scales.map((value) => ({ value, text: words.scaleName(value, language) }))}
          value={scale ?? scales[0] ?? 'ebu-swiss-pairs'}
          onChange={(chosen) => props.onChange(withScale(scoring, chosen))}
        />
      </SettingLine>
    </>
  );
}
