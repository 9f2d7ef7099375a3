import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { Key, KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ALT } from '../../../shared/shortcuts.ts';
import { MOST_FIX_KEYS } from '../../session/fixKeys.ts';
import { columnsShown, columnSpan } from '../line/columns.ts';
import noteClasses from '../line/LineNote.module.css';
import { outcomeWithLead } from '../line/outcomeText.ts';
import classes from '../line/Traveller.module.css';
import { isWideLayout } from '../line/useLayout.ts';
import type { VerifyRowProps } from './verifyRowProps.ts';

/** The note under a line of the verify pass: the fixes of a difference, and what Enter does. */
export function VerifyNote(props: VerifyRowProps) {
  const { layout, current, reading, verdict } = props;
  const words = useWords(verifyWords);
  const entry = useWords(entryWords);
  const isTyping = props.text.trim() !== '';
  const isWide = isWideLayout(layout);
  const howTo = current && !isTyping && verdict.kind === 'unread' && <p>{words.howTo}</p>;
  return (
    <tr className={classes['noteRow']}>
      {isWide && (
        <td className={noteClasses['note']} colSpan={columnSpan(layout, 'table', 'typed')}>
          {howTo}
        </td>
      )}
      <td
        className={noteClasses['note']}
        colSpan={isWide ? columnSpan(layout, 'contract', 'percent') : columnsShown(layout).size}
      >
        <div>
          {!isWide && howTo}
          {!isTyping && <DifferenceFixes {...props} />}
          {current && (
            <span className={noteClasses['enter']}>
              <Key>{entry.enter}</Key> {reading.kind === 'ready' ? words.compare : isTyping ? words.leave : words.goOn}
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}

/** The two fixes of a difference: the second reading replaces the recorded result, or the recorded one is right. */
function DifferenceFixes({ line, verdict, firstFix, onKeep, onReplace }: VerifyRowProps) {
  const words = useWords(verifyWords);
  const language = useLanguage();
  if (verdict.kind !== 'differs') return null;
  const key = (place: number) =>
    firstFix !== null && firstFix + place <= MOST_FIX_KEYS ? [`${ALT} ${firstFix + place}`] : [];
  return (
    <>
      <KeyAction keys={key(0)} onPress={() => onReplace(line)}>
        <SuitText>{words.replace(outcomeWithLead(verdict.read, language))}</SuitText>
      </KeyAction>
      <KeyAction keys={key(1)} onPress={() => onKeep(line)}>
        <SuitText>{words.keep(outcomeWithLead(verdict.recorded, language))}</SuitText>
      </KeyAction>
    </>
  );
}
