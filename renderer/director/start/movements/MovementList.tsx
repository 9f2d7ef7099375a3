import { useRef } from 'react';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../../src/language/movement/choice.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { choiceKey } from './choices.ts';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from '../Start.module.css';
import { MovementRow } from './MovementRow.tsx';
import type { ListedMovements } from './useMovementChoice.ts';
import { useWholeRows } from './useWholeRows.ts';

/** The movements that fit, best first: figures in columns, and a sentence each. */
export function MovementList(props: {
  readonly tables: number;
  readonly movements: ListedMovements;
  readonly onStart: () => void;
}) {
  const words = useWords(startWords);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  useWholeRows(list);
  const {
    choices,
    fitting,
    listsAll,
    toggleAll,
    index: chosenIndex,
    chosen,
    markedIndex,
    choose,
    compareWith,
  } = props.movements;
  const tables = formatDecimal(props.tables, Number.isInteger(props.tables) ? 0 : 1, language);
  if (!chosen) return <p role="status">{words.nothingFits}</p>;
  return (
    <div ref={list} className={classes['list']} {...SCROLLED_BY_KEYS}>
      <table className={classes['movements']}>
        <colgroup>
          <col className={classes['ordinal']} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              <div className={classes['head']}>
                <span>{words.movements(choices.length, fitting, tables)}</span>
                {(listsAll || fitting > choices.length) && (
                  <button type="button" className={classes['more']} onClick={toggleAll}>
                    {listsAll ? words.fewer : words.all(fitting)}
                  </button>
                )}
              </div>
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
              chosen={index === chosenIndex}
              marked={index === markedIndex}
              onChoose={() => choose(index)}
              onStart={props.onStart}
              onCompare={() => compareWith(index)}
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
