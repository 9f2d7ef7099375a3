import { CSV_CONTENTS, type CsvContent } from '../../../../src/format/list-file/columns.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../file/EventFile.module.css';

/** What a CSV file holds: as it was recognised, or still to be said. */
export function ContentChoice(props: {
  readonly content: CsvContent | null;
  readonly onChange: (content: CsvContent) => void;
}) {
  const words = useWords(listWords);
  const options = CSV_CONTENTS.map((content) => ({ value: content as CsvContent | '', text: words.contents[content] }));
  return (
    <>
      {props.content === null && <p role="status">{words.askHelp}</p>}
      <label className={classes['choice']}>
        <span>{words.holds}</span>
        <Select
          label={words.holds}
          value={props.content ?? ''}
          options={props.content === null ? [{ value: '' as const, text: words.ask }, ...options] : options}
          onChange={(content) => {
            if (content !== '') props.onChange(content);
          }}
        />
      </label>
    </>
  );
}
