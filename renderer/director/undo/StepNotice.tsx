import type { SessionView } from '../../../main/club/model.ts';
import type { Way } from '../../../main/club/undo-view.ts';
import { undoWords } from '../../../src/language/screens/undo.ts';
import { KeyAction } from '../../shared/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { stepKeys } from './stepKeys.ts';
import { useLastStep, type Steps } from './steps.ts';
import { touchedText } from './touched.ts';

const OTHER: Readonly<Record<Way, Way>> = { undo: 'redo', redo: 'undo' };

/** What the last undo or redo did, with the way out of it; nothing once something else is done. */
export function StepNotice(props: { readonly session: SessionView; readonly steps: Steps }) {
  const { session, steps } = props;
  const words = useWords(undoWords);
  const language = useLanguage();
  const step = useLastStep(session);
  const other = step && OTHER[step.way];
  const touched = step && 'touched' in step ? step.touched : null;
  const said =
    step === null
      ? ''
      : 'failed' in step
        ? words.failed[step.way]
        : touched === null
          ? words.nothing[step.way]
          : words.done[step.way](touchedText(session, touched, language));
  return (
    <>
      <span role="status">{said}</span>
      {touched && other && (
        <KeyAction keys={stepKeys(words)[other]} onPress={steps[other]}>
          {words[other]}
        </KeyAction>
      )}
    </>
  );
}
