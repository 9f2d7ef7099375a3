import { formatDay } from '../../../../src/language/dates.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { fieldsOptions, methodOptions, regulationOptions } from '../../../shared/scoringChoices.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { FieldFormLine } from '../swiss/FieldFormLine.tsx';
import { PairsScoringLines } from '../swiss/PairsScoringLines.tsx';
import { isOfPairs } from '../../../../src/movement/swiss/usual-scoring.ts';
import { MatchLines } from '../teams/MatchLines.tsx';
import { hasSections, hasSeveralSections } from './draft.ts';
import { LONGEST_FIGURES, SettingInput, LONGEST_TIME } from './SettingInput.tsx';
import { SettingLine as Line, type SettingField as Field } from './SettingLine.tsx';
import classes from '../Start.module.css';
import type { StartSettings } from './useStartDraft.ts';
import { readDay, readTime } from '../../../shared/when.ts';

/** The settings of the event, a line each: name, value, and its problem below. */
export function SettingsList({
  settings,
  isFurther,
  matches,
  comparesField,
  boardsPerMatch,
}: {
  readonly settings: StartSettings;
  /** Whether it is a further session of an event, which has a name and a scoring. */
  readonly isFurther: boolean;
  /** How the matches of the chosen movement are scored; null where it has none. */
  readonly matches: MatchStageScoring | null;
  /** Whether the results of the chosen movement are compared with all others of the field. */
  readonly comparesField: boolean;
  readonly boardsPerMatch: number;
}) {
  const words = useWords(startWords);
  const scoringWords = useWords(scoringScreenWords);
  const teams = useWords(teamStartWords);
  const language = useLanguage();
  const { play, draft, today, wrong, scoring, changeScoring } = settings;
  const firstWrong = (...fields: Field[]) => fields.find((field) => wrong.includes(field));
  const field = (name: Field, longest: number, tidy?: (text: string) => string) => (
    <SettingInput name={name} longest={longest} settings={settings} {...(tidy && { tidy })} />
  );
  const tidyDay = (text: string) => {
    const day = readDay(text, today);
    return day === null ? text : formatDay(day, 'short', language);
  };
  return (
    <div className={classes['settings']}>
      {play.played !== 'teams' && <FieldFormLine settings={settings} />}
      {hasSections(play.readNumber(draft.number), play) && (
        <Line name={words.fields.sections} wrong={firstWrong('sections')}>
          {field('sections', 1)}
        </Line>
      )}
      {hasSeveralSections(draft, play) && (
        <Line name={scoringWords.fields}>
          <Select
            label={scoringWords.fields}
            options={fieldsOptions(language)}
            value={scoring.fields ?? 'all'}
            onChange={(fields) => changeScoring({ fields })}
          />
        </Line>
      )}
      {!isFurther && (
        <Line name={words.fields.name} wrong={firstWrong('name')}>
          {field('name', 100)}
        </Line>
      )}
      <Line name={words.fields.date} wrong={firstWrong('date')}>
        {field('date', 20, tidyDay)}
      </Line>
      <Line name={words.fields.start} wrong={firstWrong('start', 'until')}>
        {field('start', LONGEST_TIME, (text) => readTime(text) ?? text)}
        <span>{words.overBy}</span>
        {field('until', LONGEST_TIME, (text) => readTime(text) ?? text.trim())}
      </Line>
      <Line name={words.fields.minutesPerBoard} wrong={firstWrong('minutesPerBoard')}>
        {field('minutesPerBoard', LONGEST_FIGURES)}
      </Line>
      <Line name={words.fields.minutesToMove} wrong={firstWrong('minutesToMove')}>
        {field('minutesToMove', LONGEST_FIGURES)}
      </Line>
      <Line name={words.fields.breakMinutes} wrong={firstWrong('breakMinutes')}>
        {field('breakMinutes', LONGEST_FIGURES)}
      </Line>
      <Line name={words.boardsWanted} wrong={firstWrong('boardsFrom', 'boardsTo')}>
        {field('boardsFrom', LONGEST_FIGURES)}
        <span>{words.to}</span>
        {field('boardsTo', LONGEST_FIGURES)}
      </Line>
      {!isFurther &&
        (matches && isOfPairs(matches) ? (
          <PairsScoringLines
            scoring={matches}
            hasClubScale={settings.regulation.ownScale !== null}
            onMethod={(method) => changeScoring({ method })}
            onChange={settings.changeMatches}
          />
        ) : matches ? (
          <MatchLines
            scoring={matches}
            hasClubScale={settings.regulation.ownScale !== null}
            boardsPerMatch={boardsPerMatch}
            onChange={settings.changeMatches}
          />
        ) : (
          comparesField && (
            <Line name={words.scoring} note={play.played === 'teams' ? teams.addedUp : null}>
              <Select
                label={words.scoring}
                options={methodOptions(language)}
                value={scoring.method}
                onChange={(method) => changeScoring({ method })}
              />
            </Line>
          )
        ))}
      {!isFurther && (
        <Line name={words.regulation}>
          <Select
            label={words.regulation}
            options={regulationOptions(settings.ownRegulation, language)}
            value={scoring.regulation}
            onChange={(regulation) => changeScoring({ regulation })}
          />
        </Line>
      )}
    </div>
  );
}
