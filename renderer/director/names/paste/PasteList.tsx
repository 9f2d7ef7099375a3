import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { MOD } from '../../../shared/shortcuts.ts';
import textField from '../../../shared/controls/TextField.module.css';
import classes from '../Names.module.css';

/** What a panel for a list shares with its screen: the text in it, and the names that the last list replaced. */
export interface PastedList {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many the last accepted list named, while their earlier names can be restored. */
  readonly taken: number;
  readonly onPutBack: () => void;
  readonly onLeave: () => void;
}

/** Why a line of a list gives no names; 0 is the whole list. */
export interface LineProblem {
  readonly line: number;
  readonly sentence: string;
}

/** The field for a list, what can't be read of it, and who would get which names before they are accepted. */
export function PasteList({
  field,
  ...props
}: PastedList & {
  readonly help: string;
  readonly label: string;
  readonly problems: readonly LineProblem[];
  /** Says how many the list names; null while it names nobody. */
  readonly take: string | null;
  readonly onTake: () => void;
  /** Says how many the last list named. */
  readonly takenText: string;
  readonly previewTitle: string;
  /** The items of the preview. */
  readonly children: ReactNode;
}) {
  const words = useWords(namesWords);
  const { caps } = useWords(shellWords);
  const helpId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const isTake = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTake && event.key !== 'Escape') return;
    event.preventDefault();
    if (!isTake) props.onLeave();
    else if (props.take !== null) props.onTake();
  };
  return (
    <section className={classes['paste']} aria-labelledby="paste-title">
      <h2 id="paste-title">{words.pasteTitle}</h2>
      <p id={helpId} className="quiet">
        {props.help}
      </p>
      <textarea
        className={textField['field']}
        ref={field}
        aria-label={props.label}
        aria-describedby={helpId}
        rows={8}
        spellCheck={false}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {props.take !== null && (
        <Button primary shortcut={`${MOD} ${caps.enter}`} onPress={props.onTake}>
          {props.take}
        </Button>
      )}
      {props.take === null && props.taken > 0 && (
        <>
          <p role="status">{props.takenText}</p>
          <Button onPress={props.onPutBack}>{words.putBack}</Button>
        </>
      )}
      <div className={classes['outcome']} {...(props.text !== '' && SCROLLED_BY_KEYS)}>
        <div role="status">
          <ul className={classes['problems']}>
            {props.problems
              .toSorted((a, b) => a.line - b.line)
              .map(({ line, sentence }) => (
                <li key={`${line}-${sentence}`}>{sentence}</li>
              ))}
          </ul>
        </div>
        {props.take !== null && (
          <>
            <h3>{props.previewTitle}</h3>
            <ol className={classes['preview']}>{props.children}</ol>
          </>
        )}
      </div>
    </section>
  );
}
