import { formatPlace } from '../ranking/place.ts';
import type { DerivedPlace, PlacesDerivation } from '../../scoring/derivation/places.ts';
import type { DerivedPenalty, DerivedSeparation, StandingDerivation } from '../../scoring/derivation/standing.ts';
import { add, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import type { TieFigure } from '../../scoring/standing/tie-breaks.ts';
import { clauseName } from './clause.ts';
import type { Language } from '../../language.ts';
import { formatPercentage, formatShort, MINUS, withSign, englishPlural, frenchPlural } from '../numbers.ts';
import { tieFigureText } from '../ranking/separation.ts';
import { penaltyAmountText, penaltyWords } from '../ranking/penalty.ts';
import { standingWords } from '../ranking/standing.ts';
import { capitalize, formatList, joints } from '../sentences.ts';
import { dictionary, withPercentSign } from '../typography.ts';

const en = {
  place: (place: string) => `Place ${place}`,
  won: (points: string) => `${points} won`,
  available: (total: string, available: number) => `${total} of ${available}`,
  mean: (total: string, boards: number, mean: string) =>
    `${total} on ${boards} ${englishPlural(`${boards}`, 'board')}, ${mean} a board`,
  total: (total: string) => `total ${total}`,
  factored: (total: string, boards: number, most: number, figure: string) =>
    `${total} on ${boards} ${englishPlural(`${boards}`, 'board')}, brought to ${most} boards ${figure}`,
  noBoards: 'no board counts',
  withHandicap: 'With handicap',
  noHandicap: (figure: string) => `none of its own, ${figure}`,
  placeOf: (place: string, entries: number) => `place ${place} of ${entries}`,
  stratum: (letter: string) => `Stratum ${letter}`,
  stratumByHandicap: (letter: string) => `Stratum ${letter}, with handicap`,
  inStrata: (place: string, entries: number, letters: readonly string[]) =>
    `place ${place} of the ${entries} in ${letters.length === 1 ? 'stratum' : 'strata'} ${formatList(letters, 'en')}, in the order of all`,
  split: (criterion: string, own: string, others: string) => `split by ${criterion}: ${own}, others ${others}`,
  lot: 'the director draws a lot for the shared place',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  place: (place) => `Place ${place}`,
  won: (points) => `${points} ${frenchPlural(points, 'gagné')}`,
  available: (total, available) => `${total} sur ${available}`,
  mean: (total, boards, mean) => `${total} sur ${boards} ${frenchPlural(`${boards}`, 'étui')}, ${mean} par étui`,
  total: (total) => `total ${total}`,
  factored: (total, boards, most, figure) =>
    `${total} sur ${boards} ${frenchPlural(`${boards}`, 'étui')}, ramené à ${most} étuis ${figure}`,
  noBoards: 'aucun étui ne compte',
  withHandicap: 'Avec handicap',
  noHandicap: (figure) => `aucun pour elle, ${figure}`,
  placeOf: (place, entries) => `place ${place} sur ${entries}`,
  stratum: (letter) => `Strate ${letter}`,
  stratumByHandicap: (letter) => `Strate ${letter}, avec handicap`,
  inStrata: (place, entries, letters) =>
    `place ${place} sur ${entries} ${letters.length === 1 ? 'dans la strate' : 'dans les strates'} ${formatList(letters, 'fr')}, dans l’ordre de tous`,
  split: (criterion, own, others) => `départagés par ${criterion} : ${own}, les autres ${others}`,
  lot: 'l’arbitre tire au sort la place partagée',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });

interface Writer {
  readonly words: Words;
  readonly language: Language;
  readonly shown: ShownDecimals;
  readonly points: (value: Exact) => string;
}

/** The derivation of a place in the printed list: points won, penalties and bonuses, handicap, tie-breaks. */
export function standingSentence(standing: StandingDerivation, shown: ShownDecimals, language: Language): string {
  const writer = writerIn(shown, language);
  const { words } = writer;
  const { place, tied, unranked, penalties, points, figure, placesBy, separations, lotToDraw } = standing;
  const head =
    place !== null
      ? words.place(formatPlace(place, tied))
      : unranked !== null
        ? capitalize(standingWords[language].unranked[unranked])
        : null;
  const parts = [
    ...(penalties.length > 0
      ? [words.won(writer.points(points)), ...penalties.map((one) => penaltyText(one, writer))]
      : []),
    figure === null ? words.noBoards : figureText(standing, figure, writer.points(standing.total), writer),
    ...(placesBy === 'handicap' ? [handicapText(standing, writer)] : []),
    ...separations.map((separation) => splitText(separation, writer)),
    ...(lotToDraw ? [words.lot] : []),
  ];
  const text = `${parts.join(words.semicolon)}.`;
  // while nobody has a scored board there are no places
  return head === null ? capitalize(text) : `${head}${words.colon}${text}`;
}

/** The derivation of a place beside the scratch place: With handicap: 58.2 % + 3 % = 61.2 %; place 2 of 13. */
export function placeSentence(
  derived: DerivedPlace,
  standing: PlacesDerivation,
  shown: ShownDecimals,
  language: Language,
): string {
  const writer = writerIn(shown, language);
  const { words } = writer;
  const { by, strata, entries, separations, lotToDraw } = derived;
  const place = formatPlace(derived.place, derived.tied);
  if (strata) {
    const { own, lowest } = strata;
    const letters = Array.from({ length: 1 + lowest - own }, (_, index) => stratumLetter(own + index));
    const head = words[by === 'handicap' ? 'stratumByHandicap' : 'stratum'](stratumLetter(own));
    return `${head}${words.colon}${words.inStrata(place, entries, letters)}.`;
  }
  const parts = [
    standing.figure === null ? words.noBoards : handicapText(standing, writer),
    ...separations.map((separation) => splitText(separation, writer)),
    ...(lotToDraw ? [words.lot] : []),
    words.placeOf(place, entries),
  ];
  return `${words.withHandicap}${words.colon}${parts.join(words.semicolon)}.`;
}

function writerIn(shown: ShownDecimals, language: Language): Writer {
  const points = (value: Exact): string => formatShort(value, shown.points, language);
  return { words: WORDS[language], language, shown, points };
}

/** @param total formatted */
function figureText(
  { basis, available, boards, most }: StandingDerivation,
  figure: Exact,
  total: string,
  writer: Writer,
): string {
  const { words, points } = writer;
  switch (basis) {
    case 'percentage':
      return `${words.available(total, available)}, ${shareText(figure, writer)}`;
    case 'mean':
      return words.mean(total, boards, points(figure));
    case 'total':
      return words.total(total);
    case 'factored-total':
      return words.factored(total, boards, most, points(figure));
  }
}

function shareText(share: Exact, { language, shown }: Writer): string {
  return formatPercentage(share, shown.percentages, language);
}

/** Penalty 10 % of a top, −2.4 (Law 90). */
function penaltyText({ penalty, change, clause }: DerivedPenalty, { language, points }: Writer): string {
  const kind = penaltyWords[language].kind[penalty.kind].toLowerCase();
  return `${kind} ${penaltyAmountText(points(penalty.amount), penalty.unit, language)}, ${withSign(points(change))} (${clauseName(clause, language)})`;
}

/** 58.2 % + 3 % = 61.2 %. A handicap in points is added to the total: 364 + 12 = 376 of 624, 60.26 %. */
function handicapText(standing: StandingDerivation, writer: Writer): string {
  const { handicap, figure, total, basis } = standing;
  const { words, points } = writer;
  if (figure === null) return words.noBoards;
  const written = (value: Exact): string => (basis === 'percentage' ? shareText(value, writer) : points(value));
  if (handicap === null) return words.noHandicap(written(figure));
  const { unit, amount } = handicap;
  const sign = amount.numerator < 0n ? MINUS : '+';
  const size = amount.numerator < 0n ? subtract(ZERO, amount) : amount;
  if (unit === 'percent') {
    const given = withPercentSign(formatShort(size, writer.shown.percentages, writer.language));
    return `${written(figure)} ${sign} ${given} = ${written(handicap.figure)}`;
  }
  const sum = `${points(total)} ${sign} ${points(size)} = ${points(add(total, amount))}`;
  return figureText(standing, handicap.figure, sum, writer);
}

function splitText({ code, figure, others }: DerivedSeparation, { words, language, shown }: Writer): string {
  const { criterion } = standingWords[language];
  const write = (one: TieFigure): string => tieFigureText({ code, figure: one }, shown.points, language);
  return words.split(criterion[code], write(figure), others.map((other) => write(other.figure)).join(', '));
}
