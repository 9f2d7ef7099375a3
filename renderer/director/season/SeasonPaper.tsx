import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import { useSettings } from '../api/queries.ts';
import { isTooLarge } from '../session/pdf/pdf.ts';
import { Preview } from '../session/pdf/Preview.tsx';
import { usePdf } from '../session/pdf/usePdf.ts';
import classes from './Season.module.css';
import type { SeasonPaperChoice } from './useSeasonPaper.ts';

/** The chosen document of a season as it will be printed. */
export function SeasonPaper({ paper, savedAt }: { readonly paper: SeasonPaperChoice; readonly savedAt: string }) {
  const words = useWords(paperScreenWords);
  const settings = useSettings().data;
  const { path, name } = paper.chosen;
  const { data: opened, error, isFetching } = usePdf(path, Date.parse(savedAt));
  const pdf = opened?.pdf;
  return (
    <div className={classes['desk']}>
      <header className={classes['document']}>
        <h2>{name}</h2>
        <p role="status">
          {isFetching
            ? words.drawing
            : error || !pdf
              ? isTooLarge(error)
                ? words.tooLarge
                : words.failed
              : words.pages(pdf.numPages)}
        </p>
      </header>
      {pdf && settings && <Preview key={pdf.fingerprints[0] ?? path} pdf={pdf} paper={settings.paper} />}
    </div>
  );
}
