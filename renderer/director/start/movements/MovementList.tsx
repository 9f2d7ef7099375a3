import { useEffect, useRef } from 'react';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { choiceName, choiceSentence } from '../../../../src/language/movement/movement.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { choiceKey } from './choices.ts';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from '../Start.module.css';

/** The movements that fit, best first: figures in columns, and one sentence each. */
export function MovementList(props: {
  readonly tables: number;
  readonly choices: readonly MovementChoice[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onStart: () => void;
  /** The movement others are compared with, by its place; null where there is none. */
  readonly marked: number | null;
  /** Puts the movement at a place side by side with the chosen one. */
  readonly onCompare: (index: number) => void;
}) {
  const words = useWords(startWords);
  const language = useLanguage();
  const { choices } = props;
  const chosen = choices[props.chosen];
  const tables = formatDecimal(props.tables, Number.isInteger(props.tables) ? 0 : 1, language);
  if (!chosen) return <p role="status">{words.nothingFits}</p>;
  return (
    <div className={classes['list']} {...SCROLLED_BY_KEYS}>
      <table className={classes['movements']}>
        <colgroup>
          <col className={classes['ordinal']} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {words.movements(choices.length, tables)}
            </th>
            <th scope="col">{words.rounds}</th>
            <th scope="col">{words.boards}</th>
            <th scope="col">{words.ends}</th>
            <th scope="col">{words.winners}</th>
            <th scope="col">{words.balance}</th>
            <th scope="col">{words.sharing}</th>
            <th scope="col">{words.copies}</th>
            <th scope="col">{words.sitOuts}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, index) => (
            <MovementRow
              key={choiceKey(choice)}
              choice={choice}
              ordinal={index + 1}
              chosen={index === props.chosen}
              marked={index === props.marked}
              onChoose={() => props.onChoose(index)}
              onStart={props.onStart}
              onCompare={() => props.onCompare(index)}
            />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {words.chosen(choiceName(chosen, language), choiceSentence(chosen.sentence, language))}
      </p>
    </div>
  );
}

/** The name of a movement: a missing pair, N-S 14, is not parted at the end of a line. */
function Name({ of: name }: { readonly of: string }) {
  return name.split(/([NE]-[SWO] \d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place
      <span key={place} className={classes['whole']}>
        {part}
      </span>
    ),
  );
}

function MovementRow(props: {
  readonly choice: MovementChoice;
  readonly ordinal: number;
  readonly chosen: boolean;
  readonly marked: boolean;
  readonly onChoose: () => void;
  readonly onStart: () => void;
  readonly onCompare: () => void;
}) {
  const words = useWords(startWords);
  const language = useLanguage();
  const compared = useWords(comparisonWords);
  const { choice, chosen } = props;
  const name = choiceName(choice, language);
  const { balance, sharing, sitOutBoards } = choice.quality;
  const row = useRef<HTMLTableRowElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    // A list that has just come leaves the page where the number of tables is being typed.
    if (chosen && row.current) {
      if (isNew.current) showInList(row.current);
      else row.current.scrollIntoView({ block: 'nearest' });
    }
    isNew.current = false;
  }, [chosen]);
  return (
    <tr ref={row} aria-current={chosen || undefined} onClick={props.onChoose} onDoubleClick={props.onStart}>
      <td>{props.ordinal}</td>
      <th scope="row">
        <Name of={name} />
        {props.marked && <span className={classes['marked']}>{compared.marked}</span>}
        {!chosen && (
          <button
            type="button"
            className={classes['compare']}
            aria-label={compared.compareWith(name)}
            onClick={(event) => {
              event.stopPropagation();
              props.onCompare();
            }}
          >
            {compared.compare}
          </button>
        )}
        <p>{choiceSentence(choice.sentence, language)}</p>
      </th>
      <td>
        {choice.rounds} × {choice.boardsPerRound}
      </td>
      <td>{choice.boards}</td>
      <td className={classes['ends']}>{choice.ends}</td>
      <td>{words.winnersOf[choice.winners]}</td>
      <td>{formatDecimal(balance, 1, language)}</td>
      <td data-none={sharing.rounds === 0 || undefined}>
        {sharing.rounds === 0 ? words.none : words.sharedRounds(sharing.rounds)}
      </td>
      <td data-none={choice.copies === 1 || undefined}>{choice.copies}</td>
      <td data-none={sitOutBoards === 0 || undefined}>
        {sitOutBoards === 0 ? words.none : words.sitOutsOf(sitOutBoards)}
      </td>
    </tr>
  );
}

/** Brings a row into sight within its list. */
function showInList(row: HTMLElement): void {
  const list = row.closest('div');
  if (!list) return;
  const [line, box] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const head = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0;
  list.scrollTop += Math.min(0, line.top - box.top - head) + Math.max(0, line.bottom - box.bottom);
}
