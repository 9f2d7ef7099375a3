import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import type { PageLine } from '../sheet/lines.ts';
import classes from './Ruling.module.css';
import { ruledTables, tablesText, type TypedTables } from './ruledLines.ts';

const LONGEST_LIST = 200;

/** The tables of a ruling: typed, or chosen with the mouse. */
export function RuledTables(props: {
  readonly lines: readonly PageLine[];
  readonly text: string;
  readonly typed: TypedTables;
  readonly onType: (text: string) => void;
}) {
  const { lines, typed, onType } = props;
  const words = useWords(rulingWords);
  const isChosen = (line: PageLine) => typed.chosen.includes(line);
  const names = ruledTables(lines);
  const toggle = (line: PageLine) =>
    onType(
      tablesText(
        names,
        lines.filter((one) => isChosen(one) !== (one === line)),
      ),
    );
  const title = (line: PageLine) => words.tableOf(names.get(line.key) ?? '', line.ns.label, line.ew.label);
  return (
    <div className={classes['tables']}>
      <label className={classes['field']}>
        <span>{words.tables}</span>
        <TextField
          low
          maxLength={LONGEST_LIST}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={typed.unknown !== null || undefined}
          value={props.text}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <div role="group" aria-label={words.tables}>
        {lines.map((line) => (
          <button
            key={line.key}
            type="button"
            // The field above has the same for the keyboard.
            tabIndex={-1}
            aria-pressed={isChosen(line)}
            aria-label={title(line)}
            title={title(line)}
            onClick={() => toggle(line)}
          >
            {names.get(line.key)}
          </button>
        ))}
      </div>
      <p className={classes['help']}>{typed.unknown === null ? words.tablesHelp : words.noTable(typed.unknown)}</p>
    </div>
  );
}
