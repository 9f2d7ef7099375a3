import { useId, type KeyboardEvent, type RefObject } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useRanks, useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { MOD } from '../../../shared/shortcuts.ts';
import type { NamedEntry } from '../../api/client.ts';
import classes from '../Names.module.css';
import { planPaste, unreadLines, type PastePlan } from './pasted.ts';

/** Pastes a list of pairs. It shows who would get which names before they are accepted. */
export function PastePanel({
  field,
  ...props
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly entries: readonly EntryView[];
  /** With the lines that gave no names. */
  readonly onTake: (named: readonly NamedEntry[], unread: string) => void;
  /** Pairs of the last accepted list, while their earlier names can be restored. */
  readonly taken: number;
  readonly onPutBack: () => void;
  readonly onLeave: () => void;
}) {
  const words = useWords(namesWords);
  const { caps } = useWords(shellWords);
  const helpId = useId();
  const plan = planPaste(props.text, props.entries, useRanks() === 'player' ? 1 : 2);
  const take = () => {
    const named = plan.named.map(({ entry, players }) => ({ entry, players }));
    if (named.length > 0) props.onTake(named, unreadLines(props.text, plan));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTake = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTake && event.key !== 'Escape') return;
    event.preventDefault();
    if (isTake) take();
    else props.onLeave();
  };
  return (
    <section className={classes['paste']} aria-labelledby="paste-title">
      <h2 id="paste-title">{words.pasteTitle}</h2>
      <p id={helpId} className="quiet">
        {words.pasteHelp(props.entries.some(({ line }) => line !== null))}
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
      {plan.named.length === 0 && props.taken > 0 && (
        <>
          <p role="status">{words.pastedPairs(props.taken)}</p>
          <Button onPress={props.onPutBack}>{words.putBack}</Button>
        </>
      )}
      <div className={classes['outcome']} {...(props.text !== '' && SCROLLED_BY_KEYS)}>
        <Problems plan={plan} />
        {plan.named.length > 0 && <Preview plan={plan} />}
      </div>
    </section>
  );
}

function Problems({ plan }: { readonly plan: PastePlan }) {
  const words = useWords(namesWords);
  const sentences = [
    ...plan.problems.map((problem) => ({ line: problem.line, sentence: words.pasteProblem(problem) })),
    ...plan.noSuchPair.map(({ line, pair }) => ({ line, sentence: words.pasteNoSuchPair(line, pair) })),
    ...plan.whichSection.map(({ line, pairs }) => ({ line, sentence: words.pasteWhichSection(line, pairs) })),
    ...plan.tooMany.map(({ line, text }) => ({ line, sentence: words.pasteTooMany(line, text) })),
  ];
  return (
    <div role="status">
      <ul className={classes['problems']}>
        {sentences
          .toSorted((a, b) => a.line - b.line)
          .map(({ line, sentence }) => (
            <li key={`${line}-${sentence}`}>{sentence}</li>
          ))}
      </ul>
    </div>
  );
}

/** The names that each pair would get. */
function Preview({ plan }: { readonly plan: PastePlan }) {
  const words = useWords(namesWords);
  return (
    <>
      <h3>{words.pastePreview}</h3>
      <ol className={classes['preview']}>
        {plan.named.map(({ entry, label, players }) => (
          <li key={entry}>
            <span>{label}</span>
            {players.filter(Boolean).join(' / ')}
          </li>
        ))}
      </ol>
    </>
  );
}
