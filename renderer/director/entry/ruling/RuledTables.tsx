import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { useWords } from '../../../shared/language.tsx';
import type { PageLine } from '../sheet/lines.ts';
import classes from './Ruling.module.css';
import { ruledTable, tablesText, type TypedTables } from './ruledLines.ts';

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
  const toggle = (line: PageLine) => {
    const name = ruledTable(line);
    const others = typed.chosen.filter((one) => ruledTable(one) !== name);
    const chosen = new Set(isChosen(line) ? others : [...typed.chosen, line]);
    onType(tablesText(lines.filter((one) => chosen.has(one))));
  };
  return (
    <div className={classes['tables']}>
      <label className={classes['field']}>
        <span>{words.tables}</span>
        <input
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
            aria-label={words.tableOf(ruledTable(line), line.ns.label, line.ew.label)}
            title={words.tableOf(ruledTable(line), line.ns.label, line.ew.label)}
            onClick={() => toggle(line)}
          >
            {ruledTable(line)}
          </button>
        ))}
      </div>
      <p className={classes['help']}>{typed.unknown === null ? words.tablesHelp : words.noTable(typed.unknown)}</p>
    </div>
  );
}
