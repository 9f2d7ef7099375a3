import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Choice } from '../../../shared/controls/Choice.tsx';
import { useWords } from '../../../shared/language.tsx';
import type { PaperChoice } from '../usePaperChoice.ts';

/** Chooses what is known, or a form to fill in by hand. */
export function BlankChoice({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  return (
    <Choice
      label={words.form}
      options={[
        { value: false, text: words.filledIn },
        { value: true, text: words.blank },
      ]}
      value={choice.blank}
      onChange={choice.chooseBlank}
    />
  );
}
