import { useEffect, useRef, useState, type Ref } from 'react';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { playWords, type PlayKind } from '../../../../src/language/screens/plays.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { FurtherFields } from '../further/FurtherFields.tsx';
import type { Further } from '../further/useFurther.ts';
import { isBeginningOfNumber } from './draft.ts';
import { PlayChoice } from './PlayChoice.tsx';
import type { Shortcuts } from '../../../shared/shortcuts.ts';
import type { PlayNumber } from './playNumber.ts';
import { chooseByArrow, START_FORM } from './startForm.ts';
import { SettingsList } from './SettingsList.tsx';
import classes from '../Start.module.css';
import type { StartSettings } from './useStartDraft.ts';

/** The form of a new event. From every field up and down choose a movement, and Enter starts the event. */
export function StartForm({
  ref,
  ...props
}: {
  readonly ref: Ref<HTMLFormElement>;
  readonly settings: StartSettings;
  /** How the matches of the chosen movement are scored; null where it has none. */
  readonly matches: MatchStageScoring | null;
  /** Whether the results of the chosen movement are compared with all others of the field. */
  readonly comparesField: boolean;
  readonly boardsPerMatch: number;
  readonly onArrow: (by: 1 | -1) => void;
  readonly onStart: () => void;
  readonly onPlay: (played: PlayKind) => void;
  /** The session after another that is set up; null for a new event. */
  readonly further: Further | null;
  /** What a letter does in the field of the number, where no letter can be typed. */
  readonly letters: Shortcuts;
}) {
  const words = useWords(startWords);
  const sessions = useWords(sessionsWords);
  const { caps } = useWords(shellWords);
  // An incomplete number is no mistake while the field has the focus.
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <form
      ref={ref}
      id={START_FORM}
      className={classes['form']}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setHasLeft(true);
        props.onStart();
      }}
      onKeyDown={(event) => {
        const letter = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key.toLowerCase();
        const action = props.letters[letter];
        if (action && event.target instanceof HTMLInputElement && event.target.id === 'number') {
          event.preventDefault();
          action();
          return;
        }
        chooseByArrow(event, props.onArrow);
      }}
    >
      {props.further ? (
        <FurtherFields further={props.further} />
      ) : (
        <PlayChoice played={props.settings.play.played} onPlay={props.onPlay} />
      )}
      <Question
        play={props.settings.play}
        typed={props.settings.draft.number}
        hasLeft={hasLeft}
        onLeave={() => setHasLeft(true)}
        onChange={(number) => {
          setHasLeft(false);
          props.settings.change({ number });
        }}
      />
      <SettingsList
        settings={props.settings}
        isFurther={props.further !== null}
        matches={props.matches}
        comparesField={props.comparesField}
        boardsPerMatch={props.boardsPerMatch}
      />
      {/* Teams have more settings, which leave no room for it. */}
      {props.settings.play.played !== 'teams' && (
        <p className={classes['after']}>
          {words.namesNext}{' '}
          {props.settings.play.played === 'pairs' &&
            props.matches === null &&
            props.further === null &&
            words.clubsLater}
        </p>
      )}
      <Button primary submits shortcut={caps.enter}>
        {props.further ? sessions.startNext : words.startEvent}
      </Button>
    </form>
  );
}

function Question(props: {
  readonly play: PlayNumber;
  readonly typed: string;
  readonly hasLeft: boolean;
  readonly onLeave: () => void;
  readonly onChange: (number: string) => void;
}) {
  const { play } = props;
  const words = useWords(playWords)[play.played];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const number = play.readNumber(props.typed);
  const wrong = number === null && (props.hasLeft ? props.typed !== '' : !isBeginningOfNumber(props.typed, play));
  return (
    <div className={classes['question']}>
      <h1>
        <label htmlFor="number">{words.question}</label>
      </h1>
      <input
        id="number"
        ref={field}
        inputMode="decimal"
        maxLength={4}
        value={props.typed}
        aria-invalid={wrong}
        aria-describedby="number-note"
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
      />
      <p id="number-note" className={classes['note']} data-problem={wrong || undefined} role="status">
        {wrong ? words.wrongNumber : words.note(number)}
      </p>
    </div>
  );
}
