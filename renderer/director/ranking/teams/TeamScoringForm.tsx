import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { scoringRefusal, scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { isOfPairs } from '../../../../src/movement/swiss/usual-scoring.ts';
import { matchWay } from '../../../../src/movement/teams/match-ways.ts';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import type { RegulationChoice } from '../../../../src/scoring/session-scoring.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { regulationOptions, scoringChoiceOf } from '../../../shared/scoringChoices.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { useSettings } from '../../api/queries.ts';
import { PreviewedMoves } from '../../session/preview/PreviewedMoves.tsx';
import { useChangePreview } from '../../session/preview/useChangePreview.ts';
import { MatchWaySelects } from './MatchWaySelects.tsx';
import { byeText, readBye } from './bye.ts';
import classes from './TeamScoring.module.css';

/** The form of how matches are scored, with the places that would change. Enter saves it, Escape leaves it. */
export function TeamScoringForm(props: {
  readonly session: SessionView;
  readonly matches: MatchStageScoring;
  readonly onDone: () => void;
}) {
  const { session, matches: now } = props;
  const { matches: words, regulation: regulationLabel, change } = useWords(scoringScreenWords);
  const { methodNotes } = useWords(teamStartWords);
  const { changedMeanwhile } = useWords(shellWords);
  const language = useLanguage();
  const own = useSettings().data?.ownRegulation ?? null;
  const current = scoringChoiceOf(session.scoring);
  const [chosen, choose] = useState(now);
  const [regulation, chooseRegulation] = useState<RegulationChoice>(current.regulation);
  const [bye, typeBye] = useState(() => byeText(now.bye));
  const [problem, setProblem] = useState<string | null>(null);
  // What the form showed when it was opened, or when it was refused.
  const [before, setBefore] = useState(session.scoring.version);
  const boardsPerMatch = Math.max(
    1,
    ...session.sections.map(({ spec }) => ('teams' in spec ? spec.boardsPerMatch : 1)),
  );
  const teams = session.sections.flatMap(({ entries }) => entries.map(({ id }) => id));
  const hasByes = session.matches.some(({ away }) => away === null);
  const given = readBye(bye);
  const choice = { ...current, regulation, matches: { ...chosen, bye: given === 'wrong' ? now.bye : given } };
  const isNew = JSON.stringify(choice) !== JSON.stringify({ ...current, matches: now });
  const preview = useChangePreview('scoring', session, isNew ? choice : null, api.previewScoring);
  const way = matchWay(chosen);
  const note = isOfPairs(chosen) ? undefined : methodNotes[way]?.(boardsPerMatch);
  const save = async () => {
    if (given === 'wrong') return setProblem(words.byeWrong);
    if (!isNew) return props.onDone();
    const answer = await api.changeScoring(session.id, choice, before).catch(() => null);
    if (answer !== null && !isProblemAnswer(answer)) return props.onDone();
    setBefore(session.scoring.version);
    setProblem(answer?.code === 'changedMeanwhile' ? changedMeanwhile : scoringRefusal(answer, language));
  };
  return (
    <PanelForm className={classes['form']} label={change} onSubmit={save} onLeave={props.onDone}>
      <div className={classes['choices']}>
        <MatchWaySelects
          scoring={chosen}
          regulation={session.scoring.regulation}
          boardsPerMatch={boardsPerMatch}
          onChange={choose}
        />
        <Select
          label={regulationLabel}
          options={regulationOptions(own ?? (current.regulation === 'own' ? session.scoring : null), language)}
          value={regulation}
          onChange={chooseRegulation}
        />
        {hasByes && (
          <label className={classes['bye']} title={words.byeNote}>
            <span>{words.bye}</span>
            <TextField
              low
              inputMode="decimal"
              maxLength={7}
              value={bye}
              onChange={(event) => {
                typeBye(event.target.value);
                setProblem(null);
              }}
            />
          </label>
        )}
      </div>
      {note !== undefined && <p className={classes['note']}>{note}</p>}
      {!isNew && <p className={classes['note']}>{words.same}</p>}
      {preview && preview.moves.length === 0 && <p className={classes['note']}>{words.nobodyMoves}</p>}
      {preview && <PreviewedMoves preview={preview} own={teams} session={session} scoring={session.scoring} />}
      <FormFoot problem={problem} submit={words.save} leave={words.cancel} onLeave={props.onDone} />
    </PanelForm>
  );
}
