import { useLocation } from 'wouter';
import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import { papersScreenPath, type PaperUse } from '../set/papers.ts';

const NAMES = ['one', 'before', 'after'] as const;

/** One document, or all papers before play or after it. */
export function PaperTabs({ session, current }: { readonly session: number; readonly current: PaperUse | 'one' }) {
  const words = useWords(paperSetWords);
  const [, go] = useLocation();
  return (
    <div className={classes['what']}>
      <TabRow
        label={words.what}
        tabs={NAMES.map((name) => ({ name, text: words.tabs[name] }))}
        current={current}
        onGo={(name) => go(name === 'one' ? `/sessions/${session}/paper` : papersScreenPath(session, name))}
      />
    </div>
  );
}
