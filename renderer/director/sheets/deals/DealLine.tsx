import type { ReactNode } from 'react';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './Deals.module.css';
import type { SheetReading } from './reading.ts';
import type { DealsState } from './useDeals.ts';

/** The line of a deal: the field it is typed in, what was read, and a note under it. */
export function DealLine(props: {
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isKept: boolean;
  /** Behind that of the number. */
  readonly columns: number;
  readonly deals: DealsState;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}) {
  const { index, isCurrent, isKept, deals, onStep } = props;
  const words = useWords(sheetWords);
  const reading = deals.readingOf(index);
  const isWrong = reading?.kind === 'problem';
  const noteId = `note-${index}`;
  const refusal = isCurrent ? deals.refusal : null;
  const hasNote = refusal !== null || isWrong || (isCurrent && reading !== null);
  return (
    <tbody className={classes['deal']} data-current={isCurrent || undefined} data-wrong={isWrong || undefined}>
      <tr>
        <th scope="row">{index + 1}</th>
        <td className={classes['typed']}>
          <input
            data-deal={index}
            value={deals.textOf(index)}
            aria-label={words.line(index + 1)}
            aria-invalid={isWrong || undefined}
            aria-describedby={hasNote ? noteId : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={40}
            onFocus={() => {
              if (!isCurrent) deals.moveTo(index);
            }}
            onChange={({ target }) => deals.type(index, target.value)}
            onKeyDown={(event) => {
              const act = {
                Enter: () => deals.accept(index),
                ArrowUp: () => onStep(-1),
                ArrowDown: () => onStep(1),
              }[event.key];
              if (!act || event.nativeEvent.isComposing) return;
              event.preventDefault();
              act();
            }}
          />
        </td>
        {props.children}
      </tr>
      {hasNote && (
        <tr className={classes['noteRow']}>
          <td colSpan={props.columns + 1}>
            <div>
              <p id={noteId} className={refusal !== null || isWrong ? classes['warning'] : undefined} role="status">
                <SuitText>{refusal ?? reading?.note ?? ''}</SuitText>
              </p>
              {isCurrent && <EnterHelp reading={reading} isKept={isKept} />}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What Enter does on the line with the cursor. */
function EnterHelp({ reading, isKept }: { readonly reading: SheetReading | null; readonly isKept: boolean }) {
  const words = useWords(sheetWords);
  const { enter } = useWords(entryWords);
  const act = reading?.kind === 'ready' ? (isKept ? 'correct' : 'add') : reading?.kind === 'emptied' ? 'remove' : null;
  if (act === null) return null;
  return (
    <span className={classes['enter']}>
      <Key>{enter}</Key> {words.enter[act]}
    </span>
  );
}
