import { useEffect, useRef } from 'react';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { Key } from '../../shared/Keys.tsx';
import { useWords } from '../../shared/language.tsx';
import { columnsOf, span } from './columns.ts';
import note from './LineNote.module.css';
import classes from './Traveller.module.css';
import type { Layout } from './useLayout.ts';

/**
 * Behind the last line: the board's matchpoints are in view, and the next board opens with Enter or with the
 * first character of its first line, so that a board costs no key of its own.
 */
export function NextBoard(props: {
  readonly board: number;
  readonly lacking: number;
  readonly next: number | null;
  readonly layout: Layout;
  readonly onNext: (text: string) => void;
}) {
  const { board, lacking, next, layout } = props;
  const words = useWords(entryWords);
  const field = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.closest('tbody')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const state = lacking === 0 ? words.boardDone(board) : words.boardLacks(board, lacking);
  const goal = next === null ? words.toRanking : words.nextBoard(next);
  const enter = (
    <>
      <Key>{words.enter}</Key> {goal}
    </>
  );
  return (
    <tbody className={classes['line']} data-current="">
      <tr>
        <td className={classes['boardState']} colSpan={span(layout, 'table', 'ewName')}>
          <span role="status">{next === null && lacking === 0 ? words.allDone : state}</span>
        </td>
        <td className={classes['typed']}>
          {next !== null && (
            <input
              ref={field}
              value=""
              aria-label={words.typeNextBoard(next)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => props.onNext(event.target.value)}
            />
          )}
        </td>
        <td colSpan={columnsOf(layout).size - span(layout, 'table', 'typed')}>
          {next === null ? (
            <button ref={field} type="button" className={note['enter']} onClick={() => props.onNext('')}>
              {enter}
            </button>
          ) : (
            <span className={note['enter']}>{enter}</span>
          )}
        </td>
      </tr>
    </tbody>
  );
}
