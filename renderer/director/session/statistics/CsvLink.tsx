import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { FileLink } from '../FileLink.tsx';
import classes from './Statistics.module.css';

/** A link to the statistics as CSV, in the language of the screen. */
export function CsvLink({ path }: { readonly path: string }) {
  const words = useWords(statisticsWords);
  const language = useLanguage();
  return (
    <p className={classes['csv']}>
      <FileLink path={`${path}?language=${language}`} text={words.csv} />
    </p>
  );
}
