import { useState } from 'react';
import type { GivenResultInput } from '../../../main/club/matches/given-results.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { FormFoot } from '../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../shared/controls/RadioRow.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import classes from './Match.module.css';
import { readGiven, type GivenDraft, GIVEN_KINDS } from './givenDraft.ts';
import { MismatchCounts } from './MismatchCounts.tsx';
import { useMismatch } from './useMismatch.ts';
import type { MatchScreenState } from './useMatch.ts';

/** The form for a result in the place of the boards: totals of a match played elsewhere, a forfeit, a void match. */
export function GiveResult({ state }: { readonly state: MatchScreenState }) {
  const { give: words } = useWords(matchScreenWords);
  const { changedMeanwhile } = useWords(shellWords);
  const { session, match, names, matches } = state;
  const units = matches.unit === 'victory-points' ? (['imps', 'victory-points'] as const) : ([matches.unit] as const);
  const [draft, setDraft] = useState<GivenDraft>({
    kind: 'totals',
    home: '',
    away: '',
    unit: units[0],
    by: 'home',
    fault: 'none',
  });
  const mismatch = useMismatch(session.id, match.id, session.change);
  const [note, setNote] = useState(match.given?.note ?? '');
  // What the form showed when it was opened, or when it was refused.
  const [version, setVersion] = useState(match.givenVersion);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<GivenDraft>) => setDraft((now) => ({ ...now, ...part }));

  const send = async (given: GivenResultInput['given']) => {
    const answer = await api
      .giveMatchResult(session.id, match.id, { given, note, expectedVersion: version })
      .catch(() => null);
    if (answer !== null && !isProblemAnswer(answer)) return state.openForm(null);
    setVersion(match.givenVersion);
    const code = answer?.code;
    setProblem(
      code === 'changedMeanwhile' ? changedMeanwhile : code === 'figureNotPossible' ? words.figure : words.refused,
    );
  };
  const save = async () => {
    const given = readGiven(draft, mismatch);
    return given ? send(given) : setProblem(words.figure);
  };
  return (
    <PanelForm className={classes['form']} label={words.title} onSubmit={save} onLeave={() => state.openForm(null)}>
      <RadioRow
        name="kind"
        label={words.kind}
        className={classes['kinds']}
        choices={GIVEN_KINDS.filter((kind) => kind !== 'mismatch' || mismatch !== null)}
        words={words.kinds}
        chosen={draft.kind}
        onChoose={(kind) => change({ kind })}
      />
      {draft.kind === 'totals' && (
        <div className={classes['totals']}>
          {(['home', 'away'] as const).map((team) => (
            <label key={team}>
              <bdi>{names[team]}</bdi>
              <TextField
                low
                inputMode="decimal"
                maxLength={9}
                value={draft[team]}
                onChange={(event) => change({ [team]: event.target.value })}
              />
            </label>
          ))}
          <Select
            label={words.unit}
            options={units.map((value) => ({ value, text: words.units[value] }))}
            value={draft.unit}
            onChange={(unit) => change({ unit })}
          />
        </div>
      )}
      {draft.kind === 'mismatch' && mismatch && (
        <MismatchCounts state={state} mismatch={mismatch} fault={draft.fault} onFault={(fault) => change({ fault })} />
      )}
      {draft.kind === 'forfeit' && (
        <div>
          <p className={classes['kindNote']} aria-hidden="true">
            {words.by}
          </p>
          <RadioRow
            name="by"
            label={words.by}
            className={classes['kinds']}
            choices={['home', 'away', 'both'] as const}
            words={{ ...names, both: words.both }}
            chosen={draft.by}
            onChoose={(by) => change({ by })}
          />
        </div>
      )}
      {draft.kind === 'void' && <p className={classes['kindNote']}>{words.voidNote}</p>}
      <label className={classes['noteField']}>
        <span>{words.note}</span>
        <TextField low maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <FormFoot problem={problem} submit={words.save} leave={words.cancel} onLeave={() => state.openForm(null)} />
      {match.given && (
        <button type="button" className={classes['takeAway']} onClick={() => void send(null)}>
          {words.takeAway}
        </button>
      )}
    </PanelForm>
  );
}
