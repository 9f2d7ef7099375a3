import type { EntryView } from '../../../main/club/model/session.ts';

/** How much space there is for the names of a pair. */
export type NameSpace = 'wide' | 'narrow';

/** Letters of both names that fit a narrow place, in most cases. */
const FIT_A_NARROW_PLACE = 16;

/** The players of a pair as one line, in full: Ann Alder / Ben Birch; empty while nobody is known. */
export function pairName(entry: EntryView): string {
  return namesFor(entry, 'wide').join(' / ');
}

/** The players of a pair by their family names where the names are long: Alder / Birch. */
export function shortPairName(entry: EntryView): string {
  return namesFor(entry, 'narrow').join(' / ');
}

/** The known players of a pair; by their family names where there is no space for more. */
export function namesFor({ players }: EntryView, space: NameSpace): readonly string[] {
  const known = players.filter((name) => name !== '');
  const fits = space === 'wide' || known.join('').length <= FIT_A_NARROW_PLACE;
  return fits ? known : known.map(familyName);
}

/**
 * The family name in a player's name: what stands in capitals (DUPONT Jean), otherwise everything behind
 * the first name (Marie de la Tour). Where that would be no name (Alder 2, Ann B.), the whole.
 */
export function familyName(name: string): string {
  const words = name.trim().split(/\s+/);
  const capitals = words.filter((word) => isName(word) && word === word.toUpperCase());
  if (capitals.length > 0 && capitals.length < words.length) return capitals.join(' ');
  const rest = words.slice(1);
  return (rest.some(isName) ? rest : words).join(' ');
}

/** Two letters or more: an initial is no name, nor is a number. */
function isName(word: string): boolean {
  return /\p{L}.*\p{L}/u.test(word);
}

/** Whether any player of the pairs is known. */
export function hasNames(entries: readonly EntryView[]): boolean {
  return entries.some((entry) => entry.players.some((name) => name !== ''));
}
