import { useId, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { isMasterpointScheme, readMasterpointsCsv } from '../../../../src/format/masterpoints-csv.ts';
import { masterpointsCsvProblemSentence } from '../../../../src/language/files/masterpoints.ts';
import { masterpointChoiceWords } from '../../../../src/language/regulation/masterpoint-choice.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Names.module.css';
import { MasterpointsPreview } from './MasterpointsPreview.tsx';

/** The club's own table of masterpoints. What is wrong with it is said while it is typed; it counts once it is used. */
export function OwnMasterpoints(props: {
  readonly session: SessionView;
  /** The table of the event; null while another scheme is in use. */
  readonly inUse: string | null;
  /** The table that the club used last; empty where it has none. */
  readonly known: string;
  readonly onUse: (table: string) => void;
}) {
  const words = useWords(masterpointChoiceWords);
  const language = useLanguage();
  const [table, type] = useState(props.inUse ?? props.known);
  const note = useId();
  const read = readMasterpointsCsv(table);
  const isRight = isMasterpointScheme(read);
  const isEmpty = table.trim() === '';
  return (
    <div className={classes['ownTable']}>
      <p className="quiet">{words.format}</p>
      <textarea
        aria-label={words.table}
        aria-describedby={note}
        aria-invalid={(!isRight && !isEmpty) || undefined}
        rows={Math.min(12, Math.max(5, table.split('\n').length + 1))}
        spellCheck={false}
        placeholder={words.example}
        value={table}
        onChange={(event) => type(event.target.value)}
      />
      <p id={note} role="status" className={classes['problems']}>
        {isRight || isEmpty ? '' : words.line(read.line, masterpointsCsvProblemSentence(read, language))}
      </p>
      <MasterpointsPreview
        session={props.session}
        choice={isRight ? { scheme: 'club', table } : null}
        isInUse={table === props.inUse}
      />
      {table === props.inUse ? (
        <p className="quiet">{words.inUse}</p>
      ) : (
        <Button disabled={!isRight} onPress={() => props.onUse(table)}>
          {words.use}
        </Button>
      )}
    </div>
  );
}
