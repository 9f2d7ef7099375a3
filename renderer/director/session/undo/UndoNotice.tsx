import type { SessionView } from '../../../../main/club/model/session.ts';
import type { UndoDirection } from '../../../../main/store/changes.ts';
import { undoWords } from '../../../../src/language/screens/undo.ts';
import { isOwnChange } from '../../api/ownChanges.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { undoKeyCaps } from './undoKeys.ts';
import { useLastUndoStep, type UndoActions } from './undo.ts';
import { scopeText } from './scopeText.ts';
import { stepText } from './stepText.ts';

const OTHER: Readonly<Record<UndoDirection, UndoDirection>> = { undo: 'redo', redo: 'undo' };

/** What the last undo or redo did, with the key that reverses it. The next change clears the notice. */
export function UndoNotice(props: { readonly session: SessionView; readonly undo: UndoActions }) {
  const { session, undo } = props;
  const words = useWords(undoWords);
  const language = useLanguage();
  const step = useLastUndoStep(session);
  const other = step && OTHER[step.direction];
  const scope = step && 'scope' in step ? step.scope : null;
  const message =
    step === null
      ? ''
      : 'failed' in step
        ? (step.moved ? words.moved : words.failed)[step.direction]
        : scope === null
          ? words.nothing[step.direction]
          : stepText(step, scopeText(session, scope, language), { language, isOwn: isOwnChange });
  return (
    <>
      <span role="status">{message}</span>
      {scope && other && (
        <KeyAction keys={undoKeyCaps(words)[other]} onPress={undo[other]}>
          {words[other]}
        </KeyAction>
      )}
    </>
  );
}
