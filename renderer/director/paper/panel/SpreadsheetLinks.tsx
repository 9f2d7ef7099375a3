import type { Language } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { useWords } from '../../../shared/language.tsx';
import { usePaperList } from '../../api/queries.ts';
import { FileLink } from '../../session/FileLink.tsx';
import classes from '../Paper.module.css';

/** The CSV files of the session. */
export function SpreadsheetLinks({ session, language }: { readonly session: number; readonly language: Language }) {
  const words = useWords(paperScreenWords);
  const { data } = usePaperList();
  return (
    <>
      <h2>{words.spreadsheets}</h2>
      <ul className={classes['csv']}>
        {data?.spreadsheets.map((name) => (
          <li key={name}>
            <FileLink
              path={`/api/sessions/${session}/export/${name}.csv?language=${language}`}
              text={words.csv[name]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
