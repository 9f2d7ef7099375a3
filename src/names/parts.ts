/** A name in two parts, as far as they are certain. */
export interface NameParts {
  /** First names, which may become initials; none where nothing is certain to be one. */
  readonly first: readonly string[];
  readonly surname: string;
  /** Where the surname stands first, by what that is known: DUPONT Jean, Dupont, Jean or Nguyễn Thị Minh. */
  readonly surnameFirst: 'capitals' | 'comma' | 'usage' | null;
}

/** Letters with their accents, hyphens, apostrophes and dots, of the scripts that know initials. */
const WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{M}'’ʼ.\-‐‑,]+$/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;
const THREE_CAPITALS = /(?:\p{Lu}\p{M}*){3}/u;
const FIRST_LETTER = /^\p{L}/u;
const INITIALS = /^(?:\p{L}\p{M}*|(?:\p{L}\p{M}*\.-?)+)$/u;
const ROMAN_NUMBER = /^[IVX]+$/;
/** Capitals of so few letters after a name may be an honour: OBE. */
const HONOUR = 3;

/** Words that belong to the surname after them when they are written small. */
const PARTICLES = new Set(
  (
    'a af al and av ben bin da dal dalla das de degli dei del della delle dem den der des di do dos du e el et i im la ' +
    'las le li lo los och of op st te ten ter to und van vom von y z za zu zum zur'
  ).split(' '),
);
const ELIDED_PARTICLE = /^(?:d|l|dell|dall|t)['’ʼ]$/;

/** Particles that are nobody's first name. A name that begins with one has no first name. */
const ONLY_PARTICLES = new Set('da das de del della des dos du la las los ten ter van von zu'.split(' '));

/** Titles before a name. They are no first names, and give way before these. */
const TITLES = new Set('dr prof mr mrs ms miss mme mlle sir lady lord dame rev'.split(' '));

/** Surnames that are nobody's first name, of people who write them first. */
const SURNAMES_FIRST = new Set('nguyễn trần phạm huỳnh hoàng đặng đỗ ngô bùi võ vũ nguyen pham huynh'.split(' '));

interface SplitWords extends Pick<NameParts, 'surnameFirst'> {
  readonly first: readonly string[];
  readonly surname: readonly string[];
}

/**
 * Splits a name into first names and surname. A surname is recognised by capitals before and after the first names
 * (DUPONT Jean, Jean DUPONT), by a comma, and where its people write it first (Nguyễn Thị Minh Khai); otherwise all
 * after the first name belongs to it. A name is all surname where its order can't be known: a single word, capitals
 * throughout, scripts without initials, or what is no name.
 */
export function nameParts(name: string): NameParts {
  const whole = name.trim();
  const words = whole.split(/\s+/);
  const allSurname = { first: [], surname: whole, surnameFirst: null };
  if (words.length < 2 || !words.every((word) => WORD.test(word))) return allSurname;
  const split = splitAtComma(words) ?? splitByCapitals(words) ?? splitByUsage(words) ?? splitAfterFirstName(words);
  if (split === null || !split.surname.some((word) => TWO_LETTERS.test(word))) return allSurname;
  const first = split.first.filter((word) => !isTitle(word));
  if (first.length === 0 || !first.every((word) => FIRST_LETTER.test(word))) return allSurname;
  return { first, surname: split.surname.join(' '), surnameFirst: split.surnameFirst };
}

/** Dupont, Jean. */
function splitAtComma(words: readonly string[]): SplitWords | null {
  const parts = words
    .join(' ')
    .split(',')
    .map((part) => part.trim());
  if (parts.length === 1) return null;
  const [surname = '', first = ''] = parts.length === 2 ? parts : [];
  return { first: first === '' ? [] : first.split(' '), surname: surname.split(' '), surnameFirst: 'comma' };
}

/** DUPONT Jean, Jean DUPONT, de LA ROCHE Anne. No first names where capitals don't tell which they are. */
function splitByCapitals(words: readonly string[]): SplitWords | null {
  const capitals = words.map(isInCapitals);
  let from = capitals.indexOf(true);
  if (from < 0) return null;
  const to = capitals.lastIndexOf(true) + 1;
  while (from > 0 && isParticle(words[from - 1])) from -= 1;
  const surname = words.slice(from, to);
  const first = [...words.slice(0, from), ...words.slice(to)];
  const isTogether = surname.every((word) => isInCapitals(word) || isParticle(word));
  const isLong = surname.some((word) => THREE_CAPITALS.test(word));
  const mayBeHonour = from > 1 && surname.join('').length <= HONOUR;
  if (!isTogether || !isLong || mayBeHonour) return { first: [], surname: words, surnameFirst: null };
  return { first, surname, surnameFirst: from === 0 ? 'capitals' : null };
}

/** Nguyễn Thị Minh Khai. */
function splitByUsage([surname = '', ...first]: readonly string[]): SplitWords | null {
  if (!SURNAMES_FIRST.has(surname.normalize('NFC').toLowerCase())) return null;
  return { first, surname: [surname], surnameFirst: 'usage' };
}

/** Jean de La Tour, Ann B. Smith, Dr Ann Smith: the first name, initials after it, and the rest. */
function splitAfterFirstName(words: readonly string[]): SplitWords | null {
  let end = words.findIndex((word) => !isTitle(word));
  if (end < 0 || isParticle(words[end]) || ONLY_PARTICLES.has(words[end]?.toLowerCase() ?? '')) return null;
  end += 1;
  while (end < words.length - 1 && INITIALS.test(words[end] ?? '') && !isParticle(words[end])) end += 1;
  return { first: words.slice(0, end), surname: words.slice(end), surnameFirst: null };
}

/** Whether a word is a particle written small: de, von, d’. */
function isParticle(word = ''): boolean {
  return PARTICLES.has(word.replace(/\.$/, '')) || ELIDED_PARTICLE.test(word);
}

function isTitle(word: string): boolean {
  return TITLES.has(word.replace(/\.$/, '').toLowerCase()) && word !== word.toUpperCase();
}

/** Whether a word is written in capitals, but for a beginning or an end that never is: McDONALD, GROß. */
function isInCapitals(word: string): boolean {
  if (ROMAN_NUMBER.test(word) || INITIALS.test(word)) return false;
  return THREE_CAPITALS.test(word) || (TWO_LETTERS.test(word) && word === word.toUpperCase());
}
