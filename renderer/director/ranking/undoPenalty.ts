import type { SessionView } from '../../../main/club/model.ts';
import type { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { api, isProblem } from '../api.ts';

/** Undoes the newest change of penalties. @returns what to say of it */
export async function undoPenalty(
  session: SessionView,
  words: (typeof scoringScreenWords)['en']['penalties'],
): Promise<string> {
  const answer = await api.undoPenalty(session.id).catch(() => null);
  if (answer === null || isProblem(answer)) return words.failed;
  if (answer.entry === null) return words.nothing;
  const entries = session.sections.flatMap((section) => section.entries);
  return words.undone(entries.find(({ id }) => id === answer.entry)?.label ?? '');
}
