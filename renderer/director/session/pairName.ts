import type { EntryView } from '../../../main/club/model/session.ts';

/** The space for the names of a pair. */
export type NameSpace = 'wide' | 'narrow';

/** So many letters of both names usually fit a narrow space. */
const FIT_A_NARROW_PLACE = 16;

/** The full names of a pair: Ann Alder / Ben Birch; empty while none is known. */
export function pairName(entry: EntryView): string {
  return namesFor(entry, 'wide').join(' / ');
}

/** The names of a pair, by family names where they are long: Alder / Birch. */
export function shortPairName(entry: EntryView): string {
  return namesFor(entry, 'narrow').join(' / ');
}

/** The known names of a pair, by family names where there is no space for more. */
export function namesFor({ players }: EntryView, space: NameSpace): readonly string[] {
  const known = players.filter((name) => name !== '');
  const fits = space === 'wide' || known.join('').length <= FIT_A_NARROW_PLACE;
  return fits ? known : known.map(familyName);
}

/**
 * The family name of a player: the words in capitals (DUPONT Jean), otherwise all after the first name (Marie de la
 * Tour). The whole name, where the rest would be no name (Alder 2, Ann B.).
 */
export function familyName(name: string): string {
  const words = name.trim().split(/\s+/);
  const capitals = words.filter((word) => isName(word) && word === word.toUpperCase());
  if (capitals.length > 0 && capitals.length < words.length) return capitals.join(' ');
  const rest = words.slice(1);
  return (rest.some(isName) ? rest : words).join(' ');
}

/** Whether a word has two letters or more. Initials and numbers are no names. */
function isName(word: string): boolean {
  return /\p{L}.*\p{L}/u.test(word);
}

/** Whether any name of the pairs is known. */
export function hasNames(entries: readonly EntryView[]): boolean {
  return entries.some((entry) => entry.players.some((name) => name !== ''));
}
