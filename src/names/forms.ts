import { nameParts, type NameParts } from './parts.ts';

/** A part of a first name of more than a letter: the letter with its accents, and what it stands for. */
const FULL_NAME = /(^|[-‐‑])(\p{L}\p{M}*)[^-‐‑.]+(?=[-‐‑]|$)/gu;

/** The rounds of a player who was replaced, or of a substitute: Ben Birch (1–4). */
const ROUNDS = / \(\d+(?:–\d+)?\)$/;

/**
 * The surname of a player with its particles (Marie de la Tour), as far as it is certain; otherwise the whole name.
 */
export function familyName(name: string): string {
  const { player, rounds } = withoutRounds(name);
  return `${nameParts(player).surname}${rounds}`;
}

/** The name as a list in order of surnames has it: Alder, Ann. A name written so already stays. */
export function familyNameFirst(name: string): string {
  const family = familyName(name);
  const rest = name
    .replace(family, '')
    .replace(/^[\s,]+/, '')
    .trim();
  return rest === '' ? family : `${family}, ${rest}`;
}

/** The name with its first names as initials: M.-C. de La Rochefoucauld, DUPONT J. */
export function withInitials(name: string): string {
  const { player, rounds } = withoutRounds(name);
  const parts = nameParts(player);
  const short = parts.first.length === 0 ? parts.surname : inOrder(parts, parts.first.map(initialsOf).join(' '));
  return `${short}${rounds}`;
}

/** The forms of a name, each shorter than the one before: whole, with initials, the surname alone. */
export function nameForms(name: string): readonly string[] {
  return [...new Set([name, withInitials(name), familyName(name)])];
}

/** A name and the rounds behind it, which every form keeps. */
function withoutRounds(name: string): { readonly player: string; readonly rounds: string } {
  const [rounds = ''] = ROUNDS.exec(name) ?? [];
  return { player: name.slice(0, name.length - rounds.length), rounds };
}

function initialsOf(word: string): string {
  return word.replace(FULL_NAME, '$1$2.');
}

function inOrder({ surname, surnameFirst }: NameParts, first: string): string {
  if (surnameFirst === null) return `${first} ${surname}`;
  return `${surname}${surnameFirst === 'comma' ? ',' : ''} ${first}`;
}
