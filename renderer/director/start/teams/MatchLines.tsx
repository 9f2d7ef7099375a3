import { startWords } from '../../../../src/language/screens/start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { matchWay, MATCH_WAYS, scalesOf, scoringBy } from '../../../../src/movement/teams/match-ways.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { SettingLine } from '../form/SettingLine.tsx';

/** How matches are scored: what decides them, and the scale of victory points that it is read by. */
export function MatchLines(props: {
  readonly scoring: MatchStageScoring;
  readonly hasClubScale: boolean;
  readonly boardsPerMatch: number;
  readonly onChange: (scoring: MatchStageScoring) => void;
}) {
  const words = useWords(teamStartWords);
  const start = useWords(startWords);
  const language = useLanguage();
  const { scoring, onChange, boardsPerMatch } = props;
  const method = matchWay(scoring);
  const scales = scalesOf(scoring, props.hasClubScale);
  return (
    <>
      <SettingLine name={start.scoring} note={words.methodNotes[method]?.(boardsPerMatch) ?? null}>
        <Select
          label={start.scoring}
          options={MATCH_WAYS.map((value) => ({ value, text: words.methods[value] }))}
          value={method}
          onChange={(chosen) => onChange(scoringBy(chosen, scoring, boardsPerMatch))}
        />
      </SettingLine>
      {scoring.scale !== null && scales.length > 0 && (
        <SettingLine name={words.scale}>
          <Select
            label={words.scale}
            options={scales.map((value) => ({ value, text: words.scaleName(value, language) }))}
            value={scoring.scale}
            onChange={(scale) => onChange({ ...scoring, scale })}
          />
        </SettingLine>
      )}
    </>
  );
}
