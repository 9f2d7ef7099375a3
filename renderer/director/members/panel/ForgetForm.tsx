import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FreeText, MemberView } from '../../../../main/club/model/members/members.ts';
import { forgettingWords } from '../../../../src/language/screens/members/forgetting.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { membersApi } from '../../api/members.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { CopiesWithName } from './CopiesWithName.tsx';
import type { OnMemberDone } from '../membersTask.ts';
import classes from './Panel.module.css';

/** What forgetting a member does, before it is done. Escape keeps the member: forgetting takes a key of its own. */
export function ForgetForm({ member, onDone }: { readonly member: MemberView; readonly onDone: OnMemberDone }) {
  const words = useWords(forgettingWords);
  const { problems, said } = useWords(membersWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [untouched, setUntouched] = useState<ReadonlySet<string>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const keepButton = useRef<HTMLDivElement>(null);
  const { data } = useQuery({
    queryKey: [...queryKeys.member(member.id), 'forgetting'],
    queryFn: () => membersApi.previewForgetting(member.id),
    gcTime: 0,
  });
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) keepButton.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus();
  }, [isReady]);
  const isTicked = (text: FreeText) => (text.whole ? !untouched.has(keyOf(text)) : ticked.has(keyOf(text)));
  const toggle = (text: FreeText) => (text.whole ? setUntouched : setTicked)((now) => toggled(now, keyOf(text)));
  const forget = async () => {
    if (!data) return;
    const blank = data.texts.filter(isTicked).map(({ kind, text }) => ({ kind, text }));
    const answer = await membersApi.forget(member.id, blank).catch(() => null);
    if (answer === null) return setProblem(problems.failed);
    if (isProblemAnswer(answer)) return setProblem(problems.other);
    onDone(said.forgotten(answer.neutralName));
  };
  const keep = () => onDone(null);
  useShortcuts({ y: () => void forget(), o: () => void forget(), escape: keep });
  return (
    <section className={classes['form']} aria-label={words.title(member.name)}>
      <h2>{words.title(member.name)}</h2>
      {!data && <p>{words.looking}</p>}
      {data && (
        <>
          <p>{words.what(data.neutralName, data.sessions)}</p>
          {data.texts.length > 0 && (
            <fieldset className={classes['texts']}>
              <legend>{words.texts}</legend>
              {data.texts.map((text) => (
                <label key={keyOf(text)} className={classes['check']}>
                  <input
                    type="checkbox"
                    checked={isTicked(text)}
                    aria-label={`${words.kinds[text.kind]}: ${text.text}`}
                    onChange={() => toggle(text)}
                  />
                  <span>
                    <bdi>{text.text}</bdi> <small>{words.kinds[text.kind]}</small>
                  </span>
                </label>
              ))}
              <p className="quiet">{words.textsHelp}</p>
            </fieldset>
          )}
          <CopiesWithName copies={data.copies} />
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div ref={keepButton} className={classes['cures']}>
        <Button shortcut={language === 'fr' ? 'O' : 'Y'} disabled={!data} onPress={() => void forget()}>
          {words.forget}
        </Button>
        <Button primary shortcut={caps.escape} onPress={keep}>
          {words.keep}
        </Button>
      </div>
    </section>
  );
}

function keyOf({ kind, text }: FreeText): string {
  return `${kind} ${text}`;
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
