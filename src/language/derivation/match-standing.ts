/** A row of the standing of a stage of matches, in a sentence. */
import type { MatchStandingDerivation } from '../../scoring/derivation/match-standing.ts';
import type { DerivedPenalty, DerivedSeparation } from '../../scoring/derivation/standing.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { TieFigure } from '../../scoring/standing/tie-breaks.ts';
import type { Language } from '../../language.ts';
import { formatShort, withSign } from '../numbers.ts';
import { formatPlace } from '../ranking/place.ts';
import { penaltyAmountText, penaltyWords } from '../ranking/penalty.ts';
import { tieFigureText } from '../ranking/separation.ts';
import { standingWords } from '../ranking/standing.ts';
import { capitalize, formatList, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { clauseName } from './clause.ts';

const en = {
  place: (place: string) => `Place ${place}`,
  withdrawn: { stand: 'withdrawn, its results stand', cancelled: 'withdrawn, its results are cancelled' },
  nothing: 'no match counts',
  total: (total: string) => `total ${total}`,
  shared: (names: string) => `shared with ${names}`,
  split: (criterion: string, own: string, others: string) => `split by ${criterion}: ${own}, ${others}`,
  lot: 'the director draws a lot for the shared place',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  place: (place) => `Place ${place}`,
  withdrawn: { stand: 'retirée, ses résultats restent acquis', cancelled: 'retirée, ses résultats sont annulés' },
  nothing: 'aucun match ne compte',
  total: (total) => `total ${total}`,
  shared: (names) => `partagée avec ${names}`,
  split: (criterion, own, others) => `départagés par ${criterion} : ${own}, ${others}`,
  lot: 'l’arbitre tire au sort la place partagée',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;
/** Quotients of good teams are close to each other. */
const QUOTIENT_PLACES = 3;

/** Place 2: 17 + 11 + 7 + 3 + 6 + 17 = 61; split by own meetings: 11, Cévennes (9). */
export function matchStandingSentence(
  { standing, matches, withdrawn }: MatchStandingDerivation,
  nameOf: (entry: number) => string,
  language: Language,
): string {
  const words = WORDS[language];
  const { place, tied, unranked, penalties, points, total, separations, equals, lotToDraw } = standing;
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  const head =
    place !== null && matches.length > 0
      ? words.place(formatPlace(place, tied))
      : withdrawn
        ? capitalize(words.withdrawn[withdrawn])
        : unranked && capitalize(standingWords[language].unranked[unranked]);
  const gave = matches.map(({ result }) => figure(result));
  const parts = [
    gave.length === 0 ? words.nothing : gave.length === 1 ? (gave[0] ?? '') : `${gave.join(' + ')} = ${figure(points)}`,
    ...penalties.map((one) => penaltyText(one, language)),
    ...(penalties.length > 0 ? [words.total(figure(total))] : []),
    ...separations.map((one) => splitText(one, nameOf, language)),
    ...(equals.length > 0 && matches.length > 0 ? [words.shared(formatList(equals.map(nameOf), language))] : []),
    ...(lotToDraw ? [words.lot] : []),
  ];
  const text = `${parts.join(words.semicolon)}.`;
  return head === null ? capitalize(text) : `${head}${words.colon}${text}`;
}

function penaltyText({ penalty, change, clause }: DerivedPenalty, language: Language): string {
  const kind = penaltyWords[language].kind[penalty.kind].toLowerCase();
  const amount = penaltyAmountText(formatShort(penalty.amount, PLACES, language), penalty.unit, language);
  return `${kind} ${amount}, ${withSign(formatShort(change, PLACES, language))} (${clauseName(clause, language)})`;
}

function splitText(
  { code, figure, others }: DerivedSeparation,
  nameOf: (entry: number) => string,
  language: Language,
): string {
  const places = code === 'imp-quotient' || code === 'point-quotient' ? QUOTIENT_PLACES : PLACES;
  const write = (one: TieFigure): string => tieFigureText({ code, figure: one }, places, language);
  const theirs = others.map((other) => `${nameOf(other.entry)} (${write(other.figure)})`).join(', ');
  return WORDS[language].split(standingWords[language].criterion[code], write(figure), theirs);
}
