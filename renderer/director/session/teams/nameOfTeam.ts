import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { teamNameText } from './teamName.ts';

/** Finds the names of a session's teams, pairs or players by their numbers. */
export function nameOfTeam(
  { sections, ranks }: Pick<SessionView, 'sections' | 'ranks'>,
  language: Language,
): (number: number) => string {
  const entries = new Map(
    sections.flatMap((section) => section.entries.map((entry): [number, EntryView] => [entry.number, entry])),
  );
  return (number) => {
    const entry = entries.get(number);
    return entry ? teamNameText(entry, language, ranks === 'player' ? ranks : 'pair') : String(number);
  };
}
