import { memo, useLayoutEffect, useRef } from 'react';
import { entryWords } from '../../../../src/language/screens/entry.ts';
import { verifyWords } from '../../../../src/language/screens/verify.ts';
import { Key, KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ALT } from '../../../shared/shortcuts.ts';
import { columnsShown, columnSpan } from '../line/columns.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import { scrollLineIntoView } from '../line/scrollLineIntoView.ts';
import noteClasses from '../line/LineNote.module.css';
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
import { isWideLayout, type TravellerLayout } from '../line/useLayout.ts';
import type { Verdict } from './verdict.ts';

export interface VerifyRowProps {
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly layout: TravellerLayout;
  readonly current: boolean;
  readonly text: string;
  readonly reading: LineReading;
  readonly verdict: Verdict;
  /** The number of the first of its two cures; null where it has none or no key is left. */
  readonly firstFix: number | null;
  readonly onFocus: (key: string) => void;
  readonly onType: (line: PageLine, text: string) => void;
  readonly onKeep: (line: PageLine) => void;
  readonly onReplace: (line: PageLine) => void;
}

/** One line of the verify pass: what is recorded stays hidden until the line has been read again. */
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
  const typing = text.trim() !== '';
  const differs = verdict.kind === 'differs' && !typing;
  const problem = typing && reading.kind === 'problem' ? problemText(reading, language) : null;
  const shown: LineReading = typing || verdict.kind !== 'agrees' ? reading : recordedReading(sheet, line);
  const wide = isWideLayout(layout);
  const howTo = current && !typing && verdict.kind === 'unread' && <p>{words.howTo}</p>;
  const stands = differs || (problem !== null && !current);
  return (
    <tbody
      className={classes['line']}
      data-current={current || undefined}
      data-attention={(stands && !current) || undefined}
      data-state={verdict.kind === 'agrees' && !typing ? 'recorded' : 'expected'}
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
              {!typing && verdict.kind === 'agrees' && words.agrees}
            </td>
          </>
        )}
      </tr>
      {(current || differs) && (
        <tr className={classes['noteRow']}>
          {wide && (
            <td className={noteClasses['note']} colSpan={columnSpan(layout, 'table', 'typed')}>
              {howTo}
            </td>
          )}
          <td
            className={noteClasses['note']}
            colSpan={wide ? columnSpan(layout, 'contract', 'percent') : columnsShown(layout).size}
          >
            <div>
              {!wide && howTo}
              {differs && <Cures {...props} />}
              {current && (
                <span className={noteClasses['enter']}>
                  <Key>{entry.enter}</Key>{' '}
                  {reading.kind === 'ready' ? words.compare : typing ? words.leave : words.goOn}
                </span>
              )}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** A difference has two ways out: what is recorded stays, or the second reading takes its place. */
function Cures({ line, verdict, firstFix, onKeep, onReplace }: VerifyRowProps) {
  const words = useWords(verifyWords);
  const language = useLanguage();
  if (verdict.kind !== 'differs') return null;
  const key = (place: number) =>
    firstFix !== null && firstFix + place <= MOST_FIX_KEYS ? [`${ALT} ${firstFix + place}`] : [];
  return (
    <>
      <KeyAction keys={key(0)} onPress={() => onKeep(line)}>
        <SuitText>{words.keep(outcomeWithLead(verdict.recorded, language))}</SuitText>
      </KeyAction>
      <KeyAction keys={key(1)} onPress={() => onReplace(line)}>
        <SuitText>{words.replace(outcomeWithLead(verdict.read, language))}</SuitText>
      </KeyAction>
    </>
  );
}

function recordedReading(sheet: Sheet, line: PageLine): LineReading {
  const result = resultOnLine(sheet, line);
  return result ? { kind: 'recorded', result } : { kind: 'expected' };
}
