import type { Language } from '../../language.ts';
import { suitFrom, suitLetter, suitSymbol } from './card.ts';
import { LEVELS, RISKS, type Contract, type Level, type Risk, type Strain } from '../contract.ts';
import { atEnd, peek, readNext, skipSpaces, type TextCursor } from './scan.ts';

const NO_TRUMP: Record<Language, string> = { en: 'NT', fr: 'SA' };

/** Words for a board passed out. PASS is read in every language, the others in their own. */
export const PASSED_OUT_WORDS: Record<Language, readonly string[]> = {
  en: ['P', 'PO', 'PASS', 'AP'],
  fr: ['P', 'PO', 'PASS', 'PASSE', 'PG'],
};

/** C D H S NT, in French T K C P SA. */
export function strainLetter(strain: Strain, language: Language): string {
  return strain === 'NT' ? NO_TRUMP[language] : suitLetter(strain, language);
}

/** ♣ ♦ ♥ ♠ and NT, in French SA. */
export function strainSymbol(strain: Strain, language: Language): string {
  return strain === 'NT' ? NO_TRUMP[language] : suitSymbol(strain);
}

/** × and ××, printed close to the strain. */
export function riskSymbol(risk: Risk): string {
  return '\u00d7'.repeat(risk.length);
}

/** The contract for people to read: 4♠, 3NT, 5♦×; in French 3SA. */
export function displayContract(contract: Contract, language: Language): string {
  return contract.level + strainSymbol(contract.strain, language) + riskSymbol(contract.risk);
}

/** The contract in letters: 4S, 3NT, 2DXX; in French 4P, 3SA, 2KXX. `parseContract` undoes it. */
export function formatContract(contract: Contract, language: Language): string {
  return contract.level + strainLetter(contract.strain, language) + contract.risk;
}

/** Parses a contract in letters or symbols, either case, spaces allowed; null for any other text. */
export function parseContract(text: string, language: Language): Contract | null {
  const cursor: TextCursor = { text, at: 0 };
  skipSpaces(cursor);
  const level = readLevel(cursor);
  if (level === null) return null;
  skipSpaces(cursor);
  const strain = readStrain(cursor, language);
  if (strain === null || strain === 'unfinished') return null;
  const risk = readRisk(cursor);
  return atEnd(cursor) ? { level, strain, risk } : null;
}

/** Parses a contract field of a file: a contract, or one of the words for a board passed out; null for neither. */
export function parseContractField(text: string, language: Language): Contract | 'passedOut' | null {
  if (PASSED_OUT_WORDS[language].includes(text.trim().toUpperCase())) return 'passedOut';
  return parseContract(text, language);
}

/** Reads a level, 1 to 7, at the cursor. */
export function readLevel(cursor: TextCursor): Level | null {
  const level = LEVELS.find((l) => peek(cursor) === String(l)) ?? null;
  if (level !== null) cursor.at += 1;
  return level;
}

/**
 * Reads the longest strain at the cursor. NT and SA are no-trump in both languages, N alone in English only.
 * 'unfinished' when the text ends on the first letter of a strain (French S of SA); null when no strain begins here.
 */
export function readStrain(cursor: TextCursor, language: Language): Strain | 'unfinished' | null {
  const start = cursor.at;
  const letter = peek(cursor);
  const suit = suitFrom(letter, language);
  const rest = letter === 'N' ? 'T' : letter === 'S' ? 'A' : '';
  if (rest === '' && suit === null) return null;
  cursor.at += 1;
  if (rest !== '' && readNext(cursor, rest)) return 'NT';
  if (suit !== null) return suit;
  if (language === 'en') return 'NT';
  if (atEnd(cursor)) return 'unfinished';
  cursor.at = start;
  return null;
}

/** Reads a double or redouble at the cursor, written X, × or *; '' when there is none. */
export function readRisk(cursor: TextCursor): Risk {
  let doubles = 0;
  while (doubles < 2 && readNext(cursor, 'X')) doubles += 1;
  return RISKS[doubles] as Risk;
}
