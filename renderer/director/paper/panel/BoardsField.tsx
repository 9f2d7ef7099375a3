import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { eventForm } from '../../../../src/session/event-form.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

/** The boards to print, typed as a list. An empty list is all boards. */
export function BoardsField({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  // Explanations of teams go by matches.
  if (choice.document?.for === undefined && eventForm(choice.session) === 'matches') return null;
  const { text, isWrong, lastBoard, type } = choice.boards;
  return (
    <label className={classes['boards']}>
      <span>{words.boards}</span>
      <TextField
        value={text}
        aria-invalid={isWrong}
        aria-describedby="boards-note"
        onChange={(event) => type(event.target.value)}
      />
      <small id="boards-note" data-problem={isWrong || undefined}>
        {isWrong ? words.boardsProblem(lastBoard) : words.boardsNote(lastBoard)}
      </small>
    </label>
  );
}
