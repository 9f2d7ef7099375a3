import { useEffect, useRef } from 'react';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Start.module.css';

/** A movement of the list: its figures, its sentence, and the way to compare it with the chosen one. */
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

/** Brings a row into sight within its list. */
function showInList(row: HTMLElement): void {
  const list = row.closest('div');
  if (!list) return;
  const [line, box] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const head = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0;
  list.scrollTop += Math.min(0, line.top - box.top - head) + Math.max(0, line.bottom - box.bottom);
}
