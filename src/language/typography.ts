/**
 * The spaces that keep a mark or a group of figures with its word. Words are written with plain spaces everywhere else;
 * here alone they become narrow or hard.
 */
import type { Language } from '../language.ts';
import type { EventRanks } from '../session/event-ranks.ts';

const NARROW_SPACE = '\u202f';
const HARD_SPACE = '\u00a0';
const FIGURE_SPACE = '\u2007';

/** The words of a subject in every language, and those that are others by who is ranked. */
export type Dictionary<Words> = Readonly<Record<Language, Words>> & {
  readonly player?: Readonly<Record<Language, Words>>;
  readonly team?: Readonly<Record<Language, Words>>;
  readonly pair?: Readonly<Record<Language, Words>>;
};

/** Some of the words of a subject. */
export type SomeWords<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends (...given: never[]) => unknown
    ? Words[Name]
    : Words[Name] extends object
      ? SomeWords<Words[Name]>
      : Words[Name];
};

/**
 * The words of a subject in every language, typeset: sentences, what functions return, and everything below. Each
 * dictionary of src/language is made here once, so screen, paper and command line show the same spaces.
 * @param player those that are others where players are ranked one by one
 * @param team those that are others where teams are ranked
 * @param pair those that are others where pairs are ranked, of words that are of teams
 */
export function dictionary<Words>(
  words: Readonly<Record<Language, Words>>,
  player?: Readonly<Record<Language, SomeWords<Words>>> | null,
  team?: Readonly<Record<Language, SomeWords<Words>>> | null,
  pair?: Readonly<Record<Language, SomeWords<Words>>>,
): Dictionary<Words> {
  const typesetWords = (all: Readonly<Record<Language, unknown>>) => ({
    en: typesetAll(all.en, 'en') as Words,
    fr: typesetAll(all.fr, 'fr') as Words,
  });
  const othersOf = (others: Readonly<Record<Language, SomeWords<Words>>>) =>
    typesetWords({ en: withOthers(words.en, others.en), fr: withOthers(words.fr, others.fr) });
  return {
    ...typesetWords(words),
    ...(player && { player: othersOf(player) }),
    ...(team && { team: othersOf(team) }),
    ...(pair && { pair: othersOf(pair) }),
  };
}

/** The words of a subject for an event, by who is ranked in it. */
export function wordsFor<Words>(words: Dictionary<Words>, language: Language, ranks: EventRanks): Words {
  return (words[ranks] ?? words)[language];
}

/**
 * A sentence whose marks stay with the word they belong to. French puts a space before `: ; ? ! %` and inside « »: it
 * never breaks there, and is narrow but before a colon and in the quotation marks. English has one before `%` alone.
 */
export function typeset(sentence: string, language: Language): string {
  if (language === 'en') return sentence.replace(/(?<=\d) (?=%)/g, NARROW_SPACE);
  return sentence.replace(/ (?=[;?!%])/g, NARROW_SPACE).replace(/ (?=[:»])|(?<=«) /g, HARD_SPACE);
}

/** A formatted figure with its percent sign: 58.33 %. */
export function withPercentSign(figure: string): string {
  return `${figure}${NARROW_SPACE}%`;
}

/** The text for a typeface without narrow hard spaces: a thin space is as wide, where no line can break any more. */
export function withThinSpaces(text: string): string {
  return text.replaceAll(NARROW_SPACE, '\u2009');
}

/** A text that stays on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', HARD_SPACE);
}

/** A text filled up from the left with spaces that are as wide as a digit. */
export function padWithFigureSpaces(text: string, width: number): string {
  return text.padStart(width, FIGURE_SPACE).replaceAll(' ', FIGURE_SPACE);
}

/** The digits of a whole number with spaces between thousands: 4 056. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
}

/** Words with others in place of some of them. */
function withOthers(words: unknown, others: unknown): unknown {
  if (!isGroup(words) || !isGroup(others)) return others;
  const names = Object.keys(others);
  return { ...words, ...Object.fromEntries(names.map((name) => [name, withOthers(words[name], others[name])])) };
}

/** Whether something holds words by name, and is no sentence itself. */
function isGroup(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null && Object.getPrototypeOf(words) === Object.prototype;
}

function typesetAll(words: unknown, language: Language): unknown {
  if (typeof words === 'string') return typeset(words, language);
  if (typeof words === 'function') {
    return (...given: readonly unknown[]) => typesetAnswer(words(...given), language);
  }
  if (Array.isArray(words)) return words.map((word) => typesetAll(word, language));
  if (!isGroup(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, typesetAll(value, language)]));
}

/** What a function of a dictionary returned: a sentence, or several; anything else is no text. */
function typesetAnswer(answer: unknown, language: Language): unknown {
  if (typeof answer === 'string') return typeset(answer, language);
  return Array.isArray(answer) ? answer.map((one) => typesetAnswer(one, language)) : answer;
}
