import type { Language } from '../../language.ts';

/** A team that has only its number, as French calls it: Équipe 4, Équipe B4. */
const NUMBERED = /^Équipe (?=[A-Z]?\d+$)/;

/**
 * The names of teams as the subject of a sentence: in French those that have only a number take an article.
 * @param place where they stand in the sentence
 */
export function teamSubjects(
  names: readonly string[],
  language: Language,
  place: 'first' | 'later' = 'first',
): readonly string[] {
  if (language === 'en') return names;
  return names.map((name, index) =>
    name.replace(NUMBERED, index === 0 && place === 'first' ? 'L’équipe ' : 'l’équipe '),
  );
}

/** The name of one team at the beginning of a sentence. */
export function teamSubject(name: string, language: Language): string {
  return teamSubjects([name], language)[0] ?? '';
}
