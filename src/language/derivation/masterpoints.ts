/**
 * The derivation of masterpoints: 0.06: place 3 gets the first award divided by 2 ...; places 3 to 4 are shared by 2
 * ...
 */
import type { AwardDerivation } from '../../scoring/derivation/award-of-entry.ts';
import type { FilledPlace, MasterpointDerivation, SharedAward } from '../../scoring/derivation/masterpoints.ts';
import { compare, exact, multiply, type Exact } from '../../scoring/numbers/exact.ts';
import type { MasterpointReason, FirstAward } from '../../scoring/masterpoints/scheme.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { masterpointWords } from '../regulation/masterpoints.ts';
import { clauseName } from './clause.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatShort } from '../numbers.ts';
import { masterpointDecimals } from '../ranking/masterpoints.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  place: (place: number, by: string) => `place ${place} gets ${by}`,
  tables: (tables: number) => (tables === 1 ? '1 table' : `${tables} tables`),
  entries: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
  atMost: (most: string) => `at most ${most}`,
  atLeast: (least: string) => `at least ${least}`,
  first: (formula: string) => `the first award, ${formula}`,
  percent: (percent: number, formula: string) => `${percent} % of the first award, ${formula}`,
  divided: (divisor: number, formula: string) => `the first award divided by ${divisor}, ${formula}`,
  steps: (steps: number, step: string) => (steps === 1 ? `1 step of ${step}` : `${steps} steps of ${step}`),
  falling: (formula: string) => `equal steps down from the first, ${formula}`,
  listed: (row: string) => `what the row for ${row} of the club’s own table says`,
  range: (least: number, most: number | null) =>
    most === null ? `${least} and more` : least === most ? `${least}` : `${least} to ${most}`,
  rowBy: { tables: 'tables', entries: 'entries' },
  nothing: (places: number) =>
    places === 1 ? 'nothing: only 1 place is awarded' : `nothing: only ${places} places are awarded`,
  shared: (from: number, to: number, entries: number, sum: string, each: string) =>
    `places ${from} to ${to} are shared by ${entries}, together ${sum}, ${each} each`,
  rounded: { up: 'rounded up', nearest: 'rounded' },
  raised: (least: string) => `raised to the smallest award, ${least}`,
  ofFile: 'as the file gives them from which the event came',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  place: (place, by) => `la place ${place} reçoit ${by}`,
  tables: (tables) => (tables === 1 ? '1 table' : `${tables} tables`),
  entries: (entries) => (entries === 1 ? '1 inscrit' : `${entries} inscrits`),
  atMost: (most) => `au plus ${most}`,
  atLeast: (least) => `au moins ${least}`,
  first: (formula) => `la première dotation, ${formula}`,
  percent: (percent, formula) => `${percent} % de la première dotation, ${formula}`,
  divided: (divisor, formula) => `la première dotation divisée par ${divisor}, ${formula}`,
  steps: (steps, step) => (steps === 1 ? `1 échelon de ${step}` : `${steps} échelons de ${step}`),
  falling: (formula) => `des échelons égaux depuis la première, ${formula}`,
  listed: (row) => `ce que dit la ligne ${row} de la table du club`,
  range: (least, most) => (most === null ? `${least} et plus` : least === most ? `${least}` : `${least} à ${most}`),
  rowBy: { tables: 'tables', entries: 'inscrits' },
  nothing: (places) =>
    places < 2 ? `rien : seule ${places} place est dotée` : `rien : seules ${places} places sont dotées`,
  shared: (from, to, entries, sum, each) =>
    `les places ${from} à ${to} sont partagées par ${entries}, ensemble ${sum}, ${each} chacun`,
  rounded: { up: 'arrondi vers le haut', nearest: 'arrondi' },
  raised: (least) => `relevé à la plus petite dotation, ${least}`,
  ofFile: 'comme dans le fichier d’où vient le tournoi',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;
const MOST_PLACES = 4;

interface Writer {
  readonly words: Words;
  /** Formats an award as its column does. */
  readonly points: (value: Exact) => string;
  /** Formats hundredths of a point. */
  readonly hundredths: (value: number) => string;
}

/** The derivation of a place's masterpoints, with the source of the scheme and the rule for a shared place. */
export function masterpointSentence(derivation: MasterpointDerivation, language: Language): string {
  const { filled, shared, points, clause, awarded, unit } = derivation;
  const words = WORDS[language];
  const writer: Writer = {
    words,
    points: (value) => formatExact(value, masterpointDecimals(unit), language),
    hundredths: (value) => formatShort(exact(value, 100), PLACES, language),
  };
  if (derivation.scheme === 'file') return `${writer.points(points)}${words.colon}${words.ofFile}.`;
  const rules = filled.map((one) => placeText(one, awarded, writer)).join(words.semicolon);
  const source = clause ? ` (${clauseName(clause, language)})` : '';
  const tied = shared ? [sharedText(derivation, shared, writer, language)] : [];
  return `${writer.points(points)}${words.colon}${[`${rules}${source}`, ...tied].join(words.semicolon)}.`;
}

function placeText({ place, award, reason }: FilledPlace, awarded: number, writer: Writer): string {
  const { words, points } = writer;
  if (reason === null) return words.place(place, words.nothing(awarded));
  const text = reasonText(reason, writer);
  const isFormula = reason.kind !== 'listed';
  return words.place(place, `${text}${isFormula ? ' = ' : words.colon}${points(award)}`);
}

function reasonText(reason: MasterpointReason, writer: Writer): string {
  const { words, hundredths } = writer;
  switch (reason.kind) {
    case 'steps':
      return stepsText(reason, writer);
    case 'of-first': {
      const formula = firstText(reason.first, writer);
      const { part } = reason;
      if ('divisor' in part) return words.divided(part.divisor, `${formula}, / ${part.divisor}`);
      if (part.percent === 100) return words.first(formula);
      return words.percent(part.percent, `${formula}, × ${hundredths(part.percent)}`);
    }
    case 'falling':
      return words.falling(`${hundredths(reason.first)} × ${reason.steps} / ${reason.of}`);
    case 'listed':
      return words.listed(`${words.range(reason.least, reason.most)} ${words.rowBy[reason.by]}`);
  }
}

/** 4 steps of 6, with the limit when it applies. */
function stepsText(
  { steps, step, least, most }: Extract<MasterpointReason, { kind: 'steps' }>,
  writer: Writer,
): string {
  const { words, hundredths } = writer;
  const text = words.steps(steps, hundredths(step));
  if (steps * step > most) return `${text}, ${words.atMost(hundredths(most))}`;
  return steps * step < least ? `${text}, ${words.atLeast(hundredths(least))}` : text;
}

/** 7 tables × 0.02 × 1.5, with the maximum when it applies. */
function firstText({ each, times, by, weight, most }: FirstAward, { words, hundredths }: Writer): string {
  const product = [words[by](times), hundredths(each), ...(weight === null ? [] : [hundredths(weight)])].join(' × ');
  return most !== null && times * each > most ? `${product}, ${words.atMost(hundredths(most))}` : product;
}

function sharedText(
  { place, sharing, points }: MasterpointDerivation,
  { sum, each, rounded, raisedTo, clause }: SharedAward,
  { words, points: write }: Writer,
  language: Language,
): string {
  const share = formatShort(each, MOST_PLACES, language);
  const text = words.shared(place, place + sharing - 1, sharing, write(sum), share);
  const changed = compare(multiply(points, exact(sharing)), sum) !== 0;
  const end = raisedTo
    ? `, ${words.raised(write(raisedTo))}`
    : changed
      ? `, ${words.rounded[rounded]} ${write(points)}`
      : '';
  return `${text}${end} (${clauseName(clause, language)})`;
}

/** The derivation of what an entry gets: Masterpoints in stratum B, 0.06: place 1 gets ... */
export function awardSentence({ by, stratum, award }: AwardDerivation, language: Language): string {
  const { explainedBy, inStratum } = masterpointWords[language];
  const ranking = stratum === null ? [] : [inStratum(stratumLetter(stratum))];
  return `${[explainedBy[by], ...ranking].join(' ')}, ${masterpointSentence(award, language)}`;
}
