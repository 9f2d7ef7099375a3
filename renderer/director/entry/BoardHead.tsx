import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Slot } from '../../../main/club/model.ts';
import { dealerOf, vulnerabilityOf } from '../../../src/bridge/board.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { BoardGlyph } from '../../shared/BoardGlyph.tsx';
import { Cells, type Cell } from '../../shared/Cells.tsx';
import { useWords } from '../../shared/language.tsx';
import { shortcutName } from '../../shared/shortcuts.ts';
import { TabRow } from '../../shared/TabRow.tsx';
import classes from './BoardHead.module.css';
import { isComplete, type BoardProgress } from './boards.ts';

/** The board being typed, how results are typed, and how far every board is. */
export function BoardHead(props: {
  readonly board: number;
  readonly boards: readonly BoardProgress[];
  readonly waiting: readonly Slot[];
  /** The number of another board is being typed. */
  readonly choosing: boolean;
  readonly onGo: (board: number) => void;
  readonly onCancel: () => void;
}) {
  const { board, boards, waiting, onGo } = props;
  const words = useWords(entryWords);
  const cells = useMemo(() => cellsOf(board, boards, waiting, words.boardCell), [board, boards, waiting, words]);
  return (
    <header className={classes['head']}>
      <BoardGlyph board={board} />
      <div className={classes['name']}>
        {props.choosing ? (
          <GoToBoard boards={boards} onGo={onGo} onCancel={props.onCancel} />
        ) : (
          <>
            <h1>
              {words.board(board)} <span>{words.ofBoards(boards.length)}</span>
            </h1>
            <p className="quiet">{words.dealer(dealerOf(board), vulnerabilityOf(board))}</p>
          </>
        )}
      </div>
      <div className={classes['boards']}>
        <div className={classes['modes']}>
          <TabRow
            label={words.modes}
            tabs={[{ name: 'travellers', text: words.travellers }]}
            current="travellers"
            onGo={props.onCancel}
          />
          <p>{words.boardsComplete(boards.filter(isComplete).length, boards.length)}</p>
        </div>
        <Cells cells={cells} label={words.boards} onGo={onGo} />
      </div>
    </header>
  );
}

function cellsOf(
  current: number,
  boards: readonly BoardProgress[],
  waiting: readonly Slot[],
  label: (board: number, recorded: number, expected: number, waiting: number) => string,
): readonly Cell[] {
  return boards.map(({ board, expected, recorded, startsSet }) => {
    const left = waiting.filter((slot) => slot.slotBoard === board).length;
    return {
      number: board,
      done: expected === 0 ? 1 : recorded / expected,
      current: board === current,
      waiting: left > 0,
      startsGroup: startsSet,
      label: label(board, recorded, expected, left),
    };
  });
}

/** The board's number as a field: Enter goes there, Escape stays. */
function GoToBoard(props: {
  readonly boards: readonly BoardProgress[];
  readonly onGo: (board: number) => void;
  readonly onCancel: () => void;
}) {
  const { boards } = props;
  const words = useWords(entryWords);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed here has an undo of its own.
    if (shortcutName(event) === 'mod+z') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const chosen = boards.find((progress) => progress.board === Number(typed));
    if (event.key === 'Escape' || typed.trim() === '') props.onCancel();
    else if (chosen) props.onGo(chosen.board);
    else setWrong(true);
  };
  const [first, last] = [boards[0]?.board ?? 1, boards.at(-1)?.board ?? 1];
  return (
    <>
      <h1 className={classes['goTo']}>
        <label>
          {words.goToBoard}
          <input
            ref={field}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={wrong || undefined}
            aria-describedby="go-to-board"
            onKeyDown={onKeyDown}
            onBlur={props.onCancel}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </label>
      </h1>
      <p id="go-to-board" className={wrong ? classes['wrong'] : 'quiet'} role="status">
        {words.boardsAre(first, last)}
      </p>
    </>
  );
}
