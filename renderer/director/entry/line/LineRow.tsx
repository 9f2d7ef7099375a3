import { memo } from 'react';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { useWords } from '../../../shared/language.tsx';
import { lineLabel, lineName, type PageLine } from '../sheet/lines.ts';
import { comparedScores, resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { matchBoardOn } from '../sheet/teams.ts';
import { columnsShown, columnSpan } from './columns.ts';
import { LineField } from './LineField.tsx';
import { LineNote } from './LineNote.tsx';
import { LineOutcomeCells } from './OutcomeCells.tsx';
import { outcomePartsOf } from './outcomeParts.ts';
import { PairCells, PairFields } from './PairCells.tsx';
import { PointCells } from './PointCells.tsx';
import classes from './Traveller.module.css';
import { useLineRow, type LineRowProps } from './useLineRow.ts';

/**
 * One line of the traveller. It subscribes to its own draft, so a key typed on one line draws no other. A result
 * recorded on one line draws the others only where what they are worth has changed.
 */
export const LineRow = memo(LineRowView, (before, after) => {
  const { sheet: sheetBefore, ...rest } = before;
  const { sheet, line } = after;
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((name) => before[name] === after[name]);
  return isSame && (sheetBefore === sheet || hasSameResult(sheetBefore, sheet, line));
});

/** Whether a line of two sheets has the same result, worth the same. */
function hasSameResult(before: Sheet, after: Sheet, line: PageLine): boolean {
  if (before.manner !== after.manner || before.sections !== after.sections) return false;
  return (
    resultOnLine(before, line) === resultOnLine(after, line) &&
    comparedScores(before, line) === comparedScores(after, line) &&
    (!line.match || matchBoardOn(before, line)?.board === matchBoardOn(after, line)?.board)
  );
}

function LineRowView(props: LineRowProps) {
  const { sheet, line, layout, current } = props;
  const words = useWords(entryWords);
  const { draft, notedDraft, field, text, reading, messages, needsAttention, state, played, playFields, type } =
    useLineRow(props);
  const [noteId, problemId] = [`note-${line.key}`, `problem-${line.key}`];
  return (
    <tbody
      className={classes['line']}
      data-current={current || undefined}
      data-attention={(needsAttention && !current) || undefined}
      data-state={state}
      onKeyDown={props.pairsOpen ? playFields.onKeyDownInResult : undefined}
    >
      <tr>
        <th scope="row" className={classes['number']}>
          {lineName(sheet.page.kind, line)}
        </th>
        {columnsShown(layout).has('round') && <td className={classes['number']}>{line.slot.round}</td>}
        {props.pairsOpen ? (
          <PairFields sheet={sheet} line={line} fields={playFields} layout={layout} />
        ) : (
          <PairCells sheet={sheet} line={line} pairs={played} layout={layout} />
        )}
        <LineField
          ref={field}
          lineKey={line.key}
          text={text}
          label={lineLabel(sheet.page.kind, line, words)}
          isWrong={messages.problem !== null}
          isInvalid={messages.problem !== null || messages.warning !== null}
          describedBy={current || needsAttention ? `${problemId} ${noteId}` : undefined}
          problem={draft && reading.kind === 'problem' ? reading.parsed : null}
          form={resultOnLine(sheet, line)?.form ?? null}
          onFocus={props.onFocus}
          onType={type}
        />
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
        layout={layout}
        draft={notedDraft}
        current={current}
        passing={props.passing}
        firstFix={props.firstFix}
        onFix={props.onFix}
        fields={props.pairsOpen ? playFields : null}
      />
    </tbody>
  );
}
