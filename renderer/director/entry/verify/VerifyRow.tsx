import { memo, useLayoutEffect, useRef } from 'react';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { columnsShown, columnSpan } from '../line/columns.ts';
import { scrollLineIntoView } from '../line/scrollLineIntoView.ts';
import { lineLabel, lineName, type PageLine } from '../sheet/lines.ts';
import { LineOutcomeCells } from '../line/OutcomeCells.tsx';
import { outcomeWithLead } from '../line/outcomeText.ts';
import { PairCells } from '../line/PairCells.tsx';
import { outcomePartsOf } from '../line/outcomeParts.ts';
import { type LineReading } from '../typing/reading.ts';
import { recordedPlay } from '../sheet/actualPlay.ts';
import { problemText } from '../line/lineMessages.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import classes from '../line/Traveller.module.css';
import { VerifyNote } from './VerifyNote.tsx';
import type { VerifyRowProps } from './verifyRowProps.ts';

/** One line of the verify pass. Its recorded result stays hidden until the line has been typed again. */
export const VerifyRow = memo(function VerifyRow(props: VerifyRowProps) {
  const { sheet, line, layout, current, text, reading, verdict } = props;
  const words = useWords(verifyWords);
  const entry = useWords(entryWords);
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!current || !field.current) return;
    field.current.focus({ preventScroll: true });
    scrollLineIntoView(field.current);
  }, [current]);
  const isTyping = text.trim() !== '';
  const differs = verdict.kind === 'differs' && !isTyping;
  const problem = isTyping && reading.kind === 'problem' ? problemText(reading, language) : null;
  const shown: LineReading = isTyping || verdict.kind !== 'agrees' ? reading : recordedReading(sheet, line);
  const needsAttention = differs || (problem !== null && !current);
  return (
    <tbody
      className={classes['line']}
      data-current={current || undefined}
      data-attention={(needsAttention && !current) || undefined}
      data-state={verdict.kind === 'agrees' && !isTyping ? 'recorded' : 'expected'}
    >
      <tr>
        <th scope="row" className={classes['number']}>
          {lineName(sheet.page.kind, line)}
        </th>
        {columnsShown(layout).has('round') && <td className={classes['number']}>{line.slot.round}</td>}
        <PairCells sheet={sheet} line={line} pairs={recordedPlay(line, resultOnLine(sheet, line))} layout={layout} />
        <td className={classes['typed']}>
          <div className={classes['field']}>
            <input
              ref={field}
              id={`verify-${line.key}`}
              value={text}
              disabled={verdict.kind === 'none'}
              data-wrong={problem !== null || undefined}
              aria-invalid={problem !== null || differs || undefined}
              aria-describedby={`verdict-${line.key}`}
              aria-label={lineLabel(sheet.page.kind, line, entry)}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              onFocus={() => props.onFocus(line.key)}
              onChange={(event) => props.onType(line, event.target.value)}
            />
          </div>
        </td>
        {problem !== null || differs ? (
          <td
            id={`verdict-${line.key}`}
            className={classes['problem']}
            colSpan={columnSpan(layout, 'contract', 'percent')}
          >
            <SuitText>
              {problem ??
                (verdict.kind === 'differs'
                  ? words.differs(outcomeWithLead(verdict.recorded, language), outcomeWithLead(verdict.read, language))
                  : '')}
            </SuitText>
          </td>
        ) : verdict.kind === 'none' ? (
          <td
            id={`verdict-${line.key}`}
            className={classes['verdict']}
            colSpan={columnSpan(layout, 'contract', 'percent')}
          >
            {words.noResult}
          </td>
        ) : (
          <>
            <LineOutcomeCells parts={outcomePartsOf(shown)} layout={layout} />
            <td
              id={`verdict-${line.key}`}
              className={classes['verdict']}
              colSpan={columnSpan(layout, 'nsPoints', 'percent')}
            >
              {!isTyping && verdict.kind === 'agrees' && words.agrees}
            </td>
          </>
        )}
      </tr>
      {(current || differs) && <VerifyNote {...props} />}
    </tbody>
  );
});

function recordedReading(sheet: Sheet, line: PageLine): LineReading {
  const result = resultOnLine(sheet, line);
  return result ? { kind: 'recorded', result } : { kind: 'expected' };
}
