import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { dealsFaultSentence } from '../../../../src/language/files/deals-of-file.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import textField from '../../../shared/controls/TextField.module.css';
import classes from './Deals.module.css';
import type { DealsPlan } from '../../session/hands/planDeals.ts';
import type { DealsAlone } from '../../../../src/format/event/deals-of-file.ts';
import type { useEventDeals } from './useEventDeals.ts';

/** So many problems are written out. */
const MOST_PROBLEMS = 12;

/** A text of deals, what it holds, and what is wrong with it. */
export function DealsForm({ form, text }: { readonly form: ReturnType<typeof useEventDeals>; readonly text: string }) {
  const words = useWords(dealWords);
  const { caps } = useWords(shellWords);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const count = form.plan?.deals.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const isTake = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTake && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isTake) void form.take();
    else form.leave();
  };
  return (
    <div className={classes['form']}>
      <textarea
        className={textField['field']}
        ref={field}
        aria-label={words.field}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => form.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status">{form.read && form.plan && <Plan read={form.read} plan={form.plan} />}</div>
      <div className={classes['actions']}>
        {count > 0 && (
          <Button primary shortcut={`${MOD} ${caps.enter}`} onPress={() => void form.take()}>
            {words.take(count)}
          </Button>
        )}
        <Button onPress={form.leave}>{words.cancel}</Button>
      </div>
    </div>
  );
}

/** What would be taken and what left out; or the problems, each with its line and its cure. */
function Plan({ read, plan }: { readonly read: DealsAlone; readonly plan: DealsPlan }) {
  const words = useWords(dealWords);
  const language = useLanguage();
  const { found, notPlayed, dealtApart, problems } = plan;
  if (problems.length > 0) {
    const more = problems.length - MOST_PROBLEMS;
    return (
      <>
        <p className={classes['wrong']}>{words.nothingTaken}</p>
        <ul className={classes['problems']}>
          {problems.slice(0, MOST_PROBLEMS).map((problem) => {
            const sentence = words.problem(problem.line, dealsFaultSentence(read.format, problem, language));
            return <li key={sentence}>{sentence}</li>;
          })}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{found.length > 0 ? words.found(found) : words.noneOfThese}</p>
      {notPlayed.length > 0 && found.length > 0 && <p>{words.notPlayed(notPlayed)}</p>}
      {dealtApart.length > 0 && <p>{words.dealtApart(dealtApart)}</p>}
    </>
  );
}
