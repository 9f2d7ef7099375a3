import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Language } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { copyText } from '../../api/copyText.ts';
import { FileLink } from '../../session/FileLink.tsx';
import classes from '../Paper.module.css';

/** What an event gives to the club's site and its members: the result page, and the ranking as text for an e-mail. */
export function SiteLinks({ session, language }: { readonly session: number; readonly language: Language }) {
  const words = useWords(paperScreenWords);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const isAsked = new URLSearchParams(useSearch()).get('site') === 'page';
  const path = (file: string) => `/api/sessions/${session}/site/${file}?language=${language}`;
  const copy = () => {
    copyText(path('mail.txt')).then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  };
  return (
    <>
      <h2>{words.site.title}</h2>
      <ul
        className={classes['csv']}
        ref={(list) => {
          if (isAsked) list?.querySelector('a')?.focus();
        }}
      >
        <li>
          <FileLink path={path('page.html')} text={words.site.page} />
        </li>
        <li>
          <FileLink path={path('mail.txt')} text={words.site.mail} />
        </li>
      </ul>
      <p className={classes['copy']}>
        <Button onPress={copy}>{words.site.copy}</Button> <span role="status">{copied && words.site[copied]}</span>
      </p>
    </>
  );
}
