import type { DerivedPenalty, DerivedSeparation, StandingDerivation } from '../scoring/derivation/standing.ts';
import { divide, exact, type Exact } from '../scoring/exact.ts';
import type { ShownDecimals } from '../scoring/regulation/regulation.ts';
import type { TieFigure } from '../scoring/standing/tie-breaks.ts';
import { clauseName } from './clause.ts';
import type { Language } from './language.ts';
import { formatPercentage, formatShort } from './numbers.ts';
import { tieFigureText } from './separation.ts';
import { standingWords } from './standing.ts';

const en = {
  place: (place: string) => `Place ${place}`,
  won: (points: string) => `${points} won`,
  available: (total: string, available: number) => `${total} of ${available}`,
  mean: (total: string, boards: number, mean: string) => `${total} on ${boards} boards, ${mean} a board`,
  total: (total: string) => `total ${total}`,
  factored: (total: string, boards: number, most: number, figure: string) =>
    `${total} on ${boards} boards, brought to ${most} boards ${figure}`,
  noBoards: 'no board counts',
  handicap: (amount: string, figure: string) => `with a handicap of ${amount} ${figure}`,
  split: (criterion: string, own: string, others: string) => `split by ${criterion}: ${own}, others ${others}`,
  lot: 'the director draws a lot for the shared place',
  colon: ': ',
  semicolon: '; ',
};

type Words = typeof en;

const fr: Words = {
  place: (place) => `Place ${place}`,
  won: (points) => `${points} gagnés`,
  available: (total, available) => `${total} sur ${available}`,
  mean: (total, boards, mean) => `${total} sur ${boards} étuis, ${mean} par étui`,
  total: (total) => `total ${total}`,
  factored: (total, boards, most, figure) => `${total} sur ${boards} étuis, ramené à ${most} étuis ${figure}`,
  noBoards: 'aucun étui ne compte',
  handicap: (amount, figure) => `avec un handicap de ${amount} ${figure}`,
  split: (criterion, own, others) => `départagés par ${criterion} : ${own}, les autres ${others}`,
  lot: 'l’arbitre tire au sort la place partagée',
  colon: ' : ',
  semicolon: ' ; ',
};

const WORDS: Record<Language, Words> = { en, fr };

interface Writer {
  readonly words: Words;
  readonly language: Language;
  readonly shown: ShownDecimals;
  readonly points: (value: Exact) => string;
}

/** Where a place of the printed list comes from: what was won, taken and added, and what split a tie. */
export function standingSentence(standing: StandingDerivation, shown: ShownDecimals, language: Language): string {
  const words = WORDS[language];
  const writer = { words, language, shown, points: (value: Exact) => formatShort(value, shown.points, language) };
  const { place, tied, unranked, penalties, points, figure, handicap, separations, lotToDraw } = standing;
  const head =
    place === null
      ? capital(standingWords[language].unranked[unranked ?? 'too-few-boards'])
      : words.place(`${place}${tied ? '=' : ''}`);
  const parts = [
    ...(penalties.length > 0
      ? [words.won(writer.points(points)), ...penalties.map((one) => penaltyText(one, writer))]
      : []),
    figure === null ? words.noBoards : figureText(standing, figure, writer),
    ...(handicap ? [handicapText(handicap, standing, writer)] : []),
    ...separations.map((separation) => splitText(separation, writer)),
    ...(lotToDraw ? [words.lot] : []),
  ];
  return `${head}${words.colon}${parts.join(words.semicolon)}.`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function figureText(
  { basis, total, available, boards, most }: StandingDerivation,
  figure: Exact,
  writer: Writer,
): string {
  const { words, points } = writer;
  switch (basis) {
    case 'percentage':
      return `${words.available(points(total), available)}, ${shareText(figure, writer)}`;
    case 'mean':
      return words.mean(points(total), boards, points(figure));
    case 'total':
      return words.total(points(total));
    case 'factored-total':
      return words.factored(points(total), boards, most, points(figure));
  }
}

function shareText(share: Exact, { language, shown }: Writer): string {
  return formatPercentage(share, shown.percentages, language);
}

/** Penalty 10 % of a top, −2.4 (Law 90). */
function penaltyText({ penalty, change, clause }: DerivedPenalty, { language, points }: Writer): string {
  const words = standingWords[language];
  const amount = `${words[penalty.kind].toLowerCase()} ${points(penalty.amount)} ${words.penaltyUnit[penalty.unit]}`;
  return `${amount}, ${signed(change, points)} (${clauseName(clause, language)})`;
}

function handicapText(
  { unit, amount, figure }: NonNullable<StandingDerivation['handicap']>,
  { basis }: StandingDerivation,
  writer: Writer,
): string {
  const given = unit === 'percent' ? shareText(divide(amount, exact(100)), writer) : writer.points(amount);
  return writer.words.handicap(given, basis === 'percentage' ? shareText(figure, writer) : writer.points(figure));
}

function splitText({ code, figure, others }: DerivedSeparation, { words, language, shown }: Writer): string {
  const { criterion } = standingWords[language];
  const write = (one: TieFigure): string => tieFigureText({ code, figure: one }, shown.points, language);
  return words.split(criterion[code], write(figure), others.map((other) => write(other.figure)).join(', '));
}

function signed(value: Exact, write: (value: Exact) => string): string {
  return `${value.numerator > 0n ? '+' : ''}${write(value)}`;
}
