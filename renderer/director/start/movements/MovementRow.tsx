import { useEffect, useRef } from 'react';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Start.module.css';

/** A movement of the list: its figures, its sentence, and a button that compares it with the chosen one. */
export function MovementRow(props: {
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
    // A new list must not scroll the page away from the number of tables being typed.
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

/** The name of a movement. Lines don't break inside a missing pair such as N-S 14. */
function Name({ of: name }: { readonly of: string }) {
  return name.split(/([NE]-[SWO] \d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other key
      <span key={place} className={classes['whole']}>
        {part}
      </span>
    ),
  );
}

/** Scrolls a row into view within its list. */
function showInList(row: HTMLElement): void {
  const list = row.closest('div');
  if (!list) return;
  const [line, box] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const head = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0;
  list.scrollTop += Math.min(0, line.top - box.top - head) + Math.max(0, line.bottom - box.bottom);
}
