import { useId, type KeyboardEvent, type RefObject } from 'react';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { teamNamesWords } from '../../../../src/language/screens/teams/names.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { MOD } from '../../../shared/shortcuts.ts';
import classes from '../Names.module.css';
import { planTeamPaste } from './pastedTeams.ts';
import type { NamedTeam } from './teamNames.ts';

/** Pastes a list of teams. It shows who would play where before the list is accepted. */
export function TeamPastePanel({
  field,
  ...props
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly teams: readonly NamedTeam[];
  readonly onTake: (named: readonly TeamNames[]) => void;
  /** Teams of the last accepted list, while their earlier names can be restored. */
  readonly taken: number;
  readonly onPutBack: () => void;
  readonly onLeave: () => void;
}) {
  const words = useWords(teamNamesWords);
  const names = useWords(namesWords);
  const { caps } = useWords(shellWords);
  const helpId = useId();
  const plan = planTeamPaste(props.text, props.teams);
  const take = () => {
    if (plan.named.length > 0) props.onTake(plan.named.map(({ label: _label, ...team }) => team));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTake = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTake && event.key !== 'Escape') return;
    event.preventDefault();
    if (isTake) take();
    else props.onLeave();
  };
  const problems = [
    ...(plan.isTooLong ? [words.pasteTooLong] : []),
    ...plan.noSuchTeam.map(({ line, number }) => words.pasteNoSuchTeam(line, number ?? 0)),
    ...plan.tooMany.map(({ line, name }) => words.pasteTooMany(line, name)),
  ];
  return (
    <section className={classes['paste']} aria-labelledby="paste-title">
      <h2 id="paste-title">{names.pasteTitle}</h2>
      <p id={helpId} className="quiet">
        {words.pasteHelp}
      </p>
      <textarea
        ref={field}
        aria-label={words.pasteField}
        aria-describedby={helpId}
        rows={8}
        spellCheck={false}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {plan.named.length > 0 && (
        <Button primary shortcut={`${MOD} ${caps.enter}`} onPress={take}>
          {words.pasteTake(plan.named.length)}
        </Button>
      )}
      {props.text === '' && props.taken > 0 && (
        <>
          <p role="status">{words.taken(props.taken)}</p>
          <Button onPress={props.onPutBack}>{names.putBack}</Button>
        </>
      )}
      <div className={classes['outcome']} {...(props.text !== '' && SCROLLED_BY_KEYS)}>
        <div role="status">
          <ul className={classes['problems']}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        {plan.named.length > 0 && (
          <>
            <h3>{words.pastePreview}</h3>
            <ol className={classes['preview']}>
              {plan.named.map(({ entry, label, name, club, players }) => (
                <li key={entry}>
                  <span>{label}</span>
                  <span className={classes['previewTeam']}>
                    <strong>{name}</strong> {club && `[${club}] `}
                    {players.join(', ')}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
