import { useEffect, useRef } from 'react';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { useWords } from '../../../shared/language.tsx';
import { DOCUMENT_USES } from '../documents.ts';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

/**
 * The documents, those wanted before play first. The chosen one stays in sight where the list has a scroll bar of its
 * own; where the whole page scrolls, that would take the pages, or what has the cursor, out of sight.
 */
export function DocumentList({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  const list = useRef<HTMLDivElement>(null);
  const chosen = choice.document?.name;
  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box || box.scrollHeight <= box.clientHeight) return;
    box.querySelector(`[data-document="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} className={classes['documents']}>
      {DOCUMENT_USES.map((use) => (
        <section key={use} aria-labelledby={`documents-${use}`}>
          <h2 id={`documents-${use}`}>{words.uses[use]}</h2>
          <ul>
            {choice.documents
              .filter((document) => document.use === use)
              .map(({ name }) => (
                <li key={name}>
                  <button
                    type="button"
                    data-document={name}
                    aria-pressed={name === chosen}
                    onClick={() => choice.choose(name)}
                  >
                    <strong>{words.document[name]}</strong>
                    <span>{words.about[name]}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
