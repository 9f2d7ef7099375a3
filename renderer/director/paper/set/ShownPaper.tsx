import { useEffect, useEffectEvent } from 'react';
import type { Settings } from '../../../../main/club/model/settings.ts';
import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { useWords } from '../../../shared/language.tsx';
import { isTooLarge } from '../../session/pdf/pdf.ts';
import { usePdf } from '../../session/pdf/usePdf.ts';
import classes from '../Paper.module.css';
import { Preview } from '../../session/pdf/Preview.tsx';
import { LeftOut } from '../LeftOut.tsx';
import type { SetPaper } from './papers.ts';

/** The document at an address, once it is made. One with nothing to print has no pages; null: it could not be made. */
export interface ShownPages {
  readonly path: string;
  readonly pages: number | null;
}

/** One document among the papers that are printed together: its pages, and how often it is printed. */
export function ShownPaper({
  paper: { document, copies },
  path,
  size,
  change,
  onPages,
}: {
  readonly paper: SetPaper;
  readonly path: string;
  readonly size: Settings['paper'];
  readonly change: number;
  readonly onPages: (shown: ShownPages) => void;
}) {
  const words = useWords(paperScreenWords);
  const set = useWords(paperSetWords);
  const { data, error, isFetching } = usePdf(path, change);
  const tell = useEffectEvent(onPages);
  const hasFailed = error !== null;
  const pages = data && !hasFailed ? (data.isEmpty ? 0 : data.pdf.numPages) : null;
  useEffect(() => {
    if ((pages !== null || hasFailed) && !isFetching) tell({ path, pages });
  }, [path, pages, hasFailed, isFetching]);
  const title = `shown-${document.name}`;
  return (
    <section className={classes['shown']} aria-labelledby={title}>
      <header className={classes['state']}>
        <h2 id={title}>{words.document[document.name]}</h2>
        <p>
          {error
            ? isTooLarge(error)
              ? words.tooLarge
              : words.failed
            : pages === null
              ? words.drawing
              : pages === 0
                ? set.nothing
                : set.copiesOf(pages, copies)}
        </p>
      </header>
      <LeftOut opened={data} />
      {data && pages !== 0 && <Preview key={data.pdf.fingerprints[0] ?? path} pdf={data.pdf} paper={size} />}
    </section>
  );
}
