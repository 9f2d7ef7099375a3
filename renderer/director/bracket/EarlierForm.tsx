import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnockoutMatchView } from '../../../main/club/model/knockout.ts';
import { figureText } from '../../../src/language/draw/bracket-rows.ts';
import type { Language } from '../../../src/language.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { parseExact, writeExact } from '../../../src/scoring/numbers/exact.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import { FormFoot } from '../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/**
 * What the two of the chosen match had in an earlier one, of which the winner carries a part over. Where they met in an
 * earlier session of the event, its figures stand there already.
 */
export function EarlierForm({ state }: { readonly state: BracketScreenState }) {
  const { match, session } = state;
  const { data: met, isError } = useQuery({
    queryKey: ['knockout', session.id, 'met before', match?.match],
    queryFn: () => (match && match.away !== null ? api.earlierMeeting(session.id, match.match) : null),
    gcTime: 0,
  });
  if (!match || match.away === null || (met === undefined && !isError)) return null;
  return <EarlierFigures key={match.match} state={state} match={match} met={met ?? null} />;
}

function EarlierFigures(props: {
  readonly state: BracketScreenState;
  readonly match: KnockoutMatchView;
  readonly met: (ForTeams<string> & { readonly ordinal: number }) | null;
}) {
  const { state, match, met } = props;
  const words = useWords(bracketWords);
  const language = useLanguage();
  const { session, knockout, nameOf } = state;
  const before = session.matches.find(({ id }) => id === match.match)?.earlier;
  const [draft, setDraft] = useState(() => {
    const offered = before ?? met;
    const typed = (figure: string | undefined) => (figure === undefined ? '' : typedFigure(figure, language));
    return { home: typed(offered?.home), away: typed(offered?.away) };
  });
  const rule = knockout?.spec.carry;
  if (match.away === null || !rule) return null;
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
      {!before && met && <p className={classes['sentence']}>{words.earlier.met(met.ordinal)}</p>}
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

/** A figure as it is typed: with decimals where they say all of it. */
function typedFigure(figure: string, language: Language): string {
  const short = figureText(figure, language);
  return figureOf(short) === figure ? short : figure;
}

function figureOf(typed: string): string | null {
  const figure = parseExact(typed.trim().replace(',', '.'));
  return figure ? writeExact(figure) : null;
}
