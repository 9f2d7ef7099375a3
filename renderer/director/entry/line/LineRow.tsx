import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { entryWords } from '../../../../src/language/screens/entry.ts';
import { isPainting, useAfterPaint } from '../../../shared/afterPaint.ts';
import { useWords } from '../../../shared/language.tsx';
import type { AskedFigure } from '../../session/explain/useExplained.ts';
import { hasDraftText, leaveLine, takeActualPlay, fieldText, typeLine } from '../typing/actions.ts';
import { columnsShown, columnSpan } from './columns.ts';
import type { Outbox } from '../typing/outbox.ts';
import { LineNote } from './LineNote.tsx';
import { scrollLineIntoView } from './scrollLineIntoView.ts';
import { lineLabel, lineName, type PageLine } from '../sheet/lines.ts';
import { LineOutcomeCells } from './OutcomeCells.tsx';
import { PairCells, PairFields } from './PairCells.tsx';
import { outcomePartsOf } from './outcomeParts.ts';
import { actualPlay, needsAttention, readLine, type LineReading } from '../typing/reading.ts';
import { lineMessages } from './lineMessages.ts';
import { PointCells } from './PointCells.tsx';
import { resultOnLine, comparedScores, type Sheet } from '../sheet/sheet.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import classes from './Traveller.module.css';
import { useDraft } from '../typing/useDraft.ts';
import { useActualPlay } from '../typing/useActualPlay.ts';
import type { TravellerLayout } from './useLayout.ts';

/** The field of a line, to put the cursor into. */
export function lineFieldId(key: string): string {
  return `line-${key}`;
}

interface LineRowProps {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly outbox: Outbox;
  readonly layout: TravellerLayout;
  readonly current: boolean;
  /** The fields for the pairs that really played are open. */
  readonly pairsOpen: boolean;
  readonly firstFix: number | null;
  readonly onFocus: (key: string) => void;
  readonly onPairsDone: () => void;
  /** Asks where a figure of the line comes from; the same function all the time. */
  readonly onExplain: (asked: AskedFigure) => void;
}

/**
 * One line of the traveller. It listens to its own draft: a key typed on one line draws no other, and a result
 * recorded on one line draws the others only when what they are worth has changed.
 */
export const LineRow = memo(LineRowNow, (before, after) => {
  const { sheet: was, ...rest } = before;
  const { sheet: is, line } = after;
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every((name) => before[name] === after[name]);
  return same && (was === is || saysTheSame(was, is, line));
});

/** Whether a line of two sheets has the same result, worth the same. */
function saysTheSame(was: Sheet, is: Sheet, line: PageLine): boolean {
  if (was.manner !== is.manner || was.sections !== is.sections) return false;
  return resultOnLine(was, line) === resultOnLine(is, line) && comparedScores(was, line) === comparedScores(is, line);
}

function LineRowNow(props: LineRowProps) {
  const { sheet, line, outbox, layout, current } = props;
  const words = useWords(entryWords);
  const draft = useDraft(outbox.drafts, line.key);
  // While a line is typed, what stands under it follows by a paint.
  const noted = useAfterPaint(draft);
  const field = useField(props);

  const result = resultOnLine(sheet, line);
  const reading = readLine(line, result, draft, sheet.manner);
  const attention = needsAttention(reading, draft);
  const messages = lineMessages(sheet, line, reading, draft, { current, attention });
  const played = actualPlay(line, result, draft);
  const closePairs = () => {
    props.onPairsDone();
    field.current?.focus();
  };
  const fields = useActualPlay({
    sheet,
    line,
    played,
    onClose: closePairs,
    onTake: (taken) => {
      takeActualPlay(outbox, sheet, line, taken);
      closePairs();
    },
  });
  const [noteId, problemId] = [`note-${line.key}`, `problem-${line.key}`];
  const shown = columnsShown(layout);
  return (
    <tbody
      className={classes['line']}
      data-current={current || undefined}
      data-attention={(attention && !current) || undefined}
      data-state={stateOf(reading, draft !== undefined)}
    >
      <tr>
        <th scope="row" className={classes['number']}>
          {lineName(sheet.page.kind, line)}
        </th>
        {shown.has('round') && <td className={classes['number']}>{line.slot.round}</td>}
        {props.pairsOpen ? (
          <PairFields sheet={sheet} line={line} fields={fields} layout={layout} />
        ) : (
          <PairCells sheet={sheet} line={line} pairs={played} layout={layout} />
        )}
        <td className={classes['typed']}>
          <div className={classes['field']}>
            <input
              ref={field}
              id={lineFieldId(line.key)}
              value={fieldText(outbox, sheet, line)}
              data-wrong={messages.problem !== null || undefined}
              aria-label={lineLabel(sheet.page.kind, line, words)}
              aria-invalid={messages.problem !== null || messages.warning !== null || undefined}
              aria-describedby={current || attention ? `${problemId} ${noteId}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              onFocus={() => {
                // Enter has put the cursor here; the screen hears of it after the paint.
                if (!isPainting()) props.onFocus(line.key);
              }}
              onChange={(event) => typeLine(outbox, sheet, line, event.target.value)}
            />
          </div>
          {draft && reading.kind === 'problem' && <Blame text={draft.text} {...reading.parsed} />}
        </td>
        {messages.problem === null ? (
          <>
            <LineOutcomeCells parts={outcomePartsOf(reading)} layout={layout} />
            <PointCells
              sheet={sheet}
              line={line}
              layout={layout}
              shown={draft === undefined}
              onExplain={props.onExplain}
            />
          </>
        ) : (
          <td id={problemId} className={classes['problem']} colSpan={columnSpan(layout, 'contract', 'percent')}>
            <SuitText>{messages.problem}</SuitText>
          </td>
        )}
      </tr>
      <LineNote
        id={noteId}
        sheet={sheet}
        line={line}
        outbox={outbox}
        layout={layout}
        draft={noted}
        current={current}
        firstFix={props.firstFix}
        fields={props.pairsOpen ? fields : null}
      />
    </tbody>
  );
}

/** Underlines the characters that are to blame. */
function Blame({ text, at, length }: { readonly text: string; readonly at: number; readonly length: number }) {
  return (
    <span className={classes['blame']} aria-hidden="true">
      {text.slice(0, at)}
      <span>{text.slice(at, at + length)}</span>
    </span>
  );
}

/** Keeps the cursor where the current line is, and leaves a line properly when it goes. */
function useField({ sheet, line, outbox, current }: LineRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ sheet, line });
  useLayoutEffect(() => {
    latest.current = { sheet, line };
  });
  useLayoutEffect(() => {
    const input = field.current;
    if (!current || !input) return;
    input.focus({ preventScroll: true });
    // A recorded line is typed anew, a begun one goes on where it ended.
    if (hasDraftText(outbox, latest.current.line)) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
    scrollLineIntoView(input);
  }, [current, outbox]);
  useEffect(() => {
    if (!current) return;
    return () => leaveLine(outbox, latest.current.sheet, latest.current.line);
  }, [current, outbox]);
  return field;
}

function stateOf(reading: LineReading, drafted: boolean): 'expected' | 'recorded' | 'typing' {
  if (drafted) return 'typing';
  return reading.kind === 'recorded' ? 'recorded' : 'expected';
}
