import { memo } from 'react';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { Key, KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ALT } from '../../../shared/shortcuts.ts';
import { correctedBy } from '../typing/actions.ts';
import { ruledRoom, columnSpan } from './columns.ts';
import type { Draft } from '../typing/drafts.ts';
import { fixesOf, type LineFix } from '../typing/fixes.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import type { PageLine } from '../sheet/lines.ts';
import { enterMeaning, needsAttention, readLine, type EnterMeaning } from '../typing/reading.ts';
import { lineMessages, type LineMessages } from './lineMessages.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import classes from './LineNote.module.css';
import traveller from './Traveller.module.css';
import type { ActualPlayFields } from '../typing/useActualPlay.ts';
import { PairsNote } from './PairsNote.tsx';
import { isWideLayout, type TravellerLayout } from './useLayout.ts';

interface LineNoteProps {
  readonly id: string;
  readonly sheet: Sheet;
  readonly line: PageLine;
  readonly layout: TravellerLayout;
  readonly draft: Draft | undefined;
  /** Whether the cursor is on the line. */
  readonly current: boolean;
  /** Whether the cursor came to the line on its way. */
  readonly passing: boolean;
  readonly firstFix: number | null;
  /** Applies a fix to the line. The same function throughout. */
  readonly onFix: (line: PageLine, fix: LineFix) => void;
  /** The fields for what was really played, while they are open. */
  readonly fields: ActualPlayFields | null;
}

/**
 * The note under a line: who really played, what the line is worth or what is wrong with it, fixes, and what Enter
 * does.
 */
export const LineNote = memo(function LineNote(props: LineNoteProps) {
  const { sheet, line, layout, draft, current } = props;
  const result = resultOnLine(sheet, line);
  const reading = readLine(line, result, draft, sheet.manner);
  const attention = needsAttention(reading, draft);
  const messages = lineMessages(sheet, line, reading, draft, { current, attention, room: ruledRoom(layout) });
  const fixes = fixesOf(sheet, line, reading, draft);
  if (!current && fixes.length === 0 && !messages.warning && !messages.playedNote) return null;
  const isWide = isWideLayout(layout);
  // Escape restores the recorded result.
  const canKeep = draft !== undefined && !draft.sending && result !== undefined;
  const pairs = (props.fields || canKeep || messages.playedNote !== null) && (
    <PairsNote {...props} played={messages.playedNote} canKeep={canKeep} />
  );
  return (
    <tr className={traveller['noteRow']}>
      {isWide && (
        <td className={classes['note']} colSpan={columnSpan(layout, 'table', 'typed')}>
          {pairs}
        </td>
      )}
      <td className={classes['note']} colSpan={columnSpan(layout, isWide ? 'contract' : 'table', 'percent')}>
        {!isWide && pairs}
        <div className={isWide && !pairs ? classes['leftward'] : undefined}>
          <Sentence id={props.id} messages={messages} />
          {fixes.map((fix, place) => (
            <FixAction
              key={fix.label}
              number={props.firstFix === null ? null : props.firstFix + place}
              onPress={() => props.onFix(line, fix)}
            >
              {fix.label}
            </FixAction>
          ))}
          {current && (
            <EnterKey
              meaning={
                props.fields ? 'confirmPairs' : enterMeaning(reading, draft, correctedBy(sheet, line, props.passing))
              }
            />
          )}
        </div>
      </td>
    </tr>
  );
});

function Sentence({ id, messages }: { readonly id: string; readonly messages: LineMessages }) {
  const sentence = messages.warning ?? messages.note;
  if (sentence === null) return null;
  return (
    <p id={id} className={messages.warning === null ? undefined : classes['warning']}>
      <SuitText>{sentence}</SuitText>
    </p>
  );
}

function FixAction(props: { readonly number: number | null; readonly children: string; readonly onPress: () => void }) {
  const keyed = props.number !== null && props.number <= MOST_FIX_KEYS;
  return (
    <KeyAction keys={keyed ? [`${ALT} ${props.number}`] : []} onPress={props.onPress}>
      <SuitText>{props.children}</SuitText>
    </KeyAction>
  );
}

function EnterKey({ meaning }: { readonly meaning: EnterMeaning | 'confirmPairs' }) {
  const words = useWords(entryWords);
  return (
    <span className={classes['enter']}>
      <Key>{words.enter}</Key> {words[meaning]}
    </span>
  );
}
