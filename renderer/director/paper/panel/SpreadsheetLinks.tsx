import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { thoseMadeFor } from '../../../../src/session/event-form.ts';
import { useWords } from '../../../shared/language.tsx';
import { usePaperList } from '../../api/queries.ts';
import { FileLink } from '../../session/FileLink.tsx';
import classes from '../Paper.module.css';

/** The CSV files of the session. */
export function SpreadsheetLinks({
  session,
  language,
}: {
  readonly session: SessionView;
  readonly language: Language;
}) {
  const words = useWords(paperScreenWords);
  const { data } = usePaperList();
  return (
    <>
      <h2>{words.spreadsheets}</h2>
      <ul className={classes['csv']}>
        {thoseMadeFor(session, data?.spreadsheets ?? []).map(({ name }) => (
          <li key={name}>
            <FileLink
              path={`/api/sessions/${session.id}/export/${name}.csv?language=${language}`}
              text={words.csv[name]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
