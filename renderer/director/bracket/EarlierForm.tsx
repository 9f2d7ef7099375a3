import { useState } from 'react';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { parseExact, writeExact } from '../../../src/scoring/numbers/exact.ts';
import { FormFoot } from '../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/** What the two of the chosen match had in an earlier one, of which the winner carries a part over. */
export function EarlierForm({ state }: { readonly state: BracketScreenState }) {
  const words = useWords(bracketWords);
  const { match, session, knockout, nameOf } = state;
  const before = session.matches.find(({ id }) => id === match?.match)?.earlier;
  const [draft, setDraft] = useState({ home: before?.home ?? '', away: before?.away ?? '' });
  const rule = knockout?.spec.carry;
  if (!match || match.away === null || !rule) return null;
  const names = { home: nameOf(match.home), away: nameOf(match.away) };
  const save = async () => {
    const [home, away] = [figureOf(draft.home), figureOf(draft.away)];
    if (home === null || away === null) return state.setProblem(words.figure);
    await state.send(api.noteEarlierMatch(session.id, match.match, [home, away]));
  };
  return (
    <PanelForm
      className={classes['form']}
      label={words.earlier.title}
      onSubmit={save}
      onLeave={() => state.openForm(null)}
    >
      <h2>{words.earlier.title}</h2>
      <p className={classes['sentence']}>{words.earlier.rule(rule.higherWon, rule.lowerWon, rule.most)}</p>
      {(['home', 'away'] as const).map((team) => (
        <label key={team} className={classes['field']}>
          <bdi>{names[team]}</bdi>
          <TextField
            low
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was just asked for
            autoFocus={team === 'home'}
            inputMode="decimal"
            maxLength={9}
            value={draft[team]}
            onChange={(event) => setDraft((now) => ({ ...now, [team]: event.target.value }))}
          />
        </label>
      ))}
      <FormFoot
        problem={state.problem}
        submit={words.earlier.save}
        leave={words.cancel}
        onLeave={() => state.openForm(null)}
      />
      {before && (
        <button
          type="button"
          className={classes['link']}
          onClick={() => void state.send(api.noteEarlierMatch(session.id, match.match, null))}
        >
          {words.earlier.none}
        </button>
      )}
    </PanelForm>
  );
}

function figureOf(typed: string): string | null {
  const figure = parseExact(typed.trim().replace(',', '.'));
  return figure ? writeExact(figure) : null;
}
