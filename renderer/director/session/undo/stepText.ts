import type { DIRECTOR } from '../../../../main/club/club.ts';
import type { StepView } from '../../../../main/club/model/undo.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { undoWords } from '../../../../src/language/screens/undo.ts';
import type { Language } from '../../../../src/language.ts';

const AUTHOR: typeof DIRECTOR = 'director';

/**
 * What an undo or a redo did. Where it took back what was not done in this window, it says who did that and when:
 * somebody may be looking for it.
 * @param what the change was about
 */
export function stepText(
  { direction, undone, made }: StepView,
  what: string,
  { language, isOwn }: { readonly language: Language; readonly isOwn: (change: number) => boolean },
): string {
  const words = undoWords[language];
  const done = words.done[direction](what);
  if (made === null || undone === null || isOwn(undone)) return done;
  const author = made.author === AUTHOR ? null : made.author;
  return `${done} ${words.made[direction](author, formatTime(made.at, false, language))}`;
}
