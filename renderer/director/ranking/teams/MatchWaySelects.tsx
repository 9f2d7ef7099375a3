import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { pairsMatchScoring, pairsScales, withScale } from '../../../../src/movement/swiss/usual-scoring.ts';
import { matchWay, MATCH_WAYS, scalesOf, scoringBy } from '../../../../src/movement/teams/match-ways.ts';
import { isFieldComparison, type MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { pairsMethodOptions } from '../../../shared/scoringChoices.ts';

interface MatchWaySelectsProps {
  readonly scoring: MatchStageScoring;
  readonly regulation: Regulation;
  readonly boardsPerMatch: number;
  readonly onChange: (scoring: MatchStageScoring) => void;
}

/** What decides a match, and the scale of victory points: of teams, or of pairs that are compared with the room. */
export function MatchWaySelects(props: MatchWaySelectsProps) {
  const { method } = useWords(scoringScreenWords);
  const { methods, scale: scaleLabel, scaleName } = useWords(teamStartWords);
  const language = useLanguage();
  const { scoring, regulation, onChange } = props;
  const { comparison, scale } = scoring;
  const hasClubScale = regulation.ownScale !== null;
  const isPairs = isFieldComparison(comparison);
  const scales = isPairs ? pairsScales(comparison, hasClubScale) : scalesOf(scoring, hasClubScale);
  return (
    <>
      {isPairs ? (
        <Select
          label={method}
          options={pairsMethodOptions(language)}
          value={comparison}
          onChange={(picked) => onChange(pairsMatchScoring(picked, regulation, scoring))}
        />
      ) : (
        <Select
          label={method}
          options={MATCH_WAYS.map((value) => ({ value, text: methods[value] }))}
          value={matchWay(scoring)}
          onChange={(picked) => onChange(scoringBy(picked, scoring, props.boardsPerMatch))}
        />
      )}
      {scale !== null && scales.length > 0 && (
        <Select
          label={scaleLabel}
          options={scales.map((value) => ({ value, text: scaleName(value, language) }))}
          value={scale}
          onChange={(chosen) => onChange(isPairs ? withScale(scoring, chosen) : { ...scoring, scale: chosen })}
        />
      )}
    </>
  );
}
