import { placeText } from '../ranking/place.ts';
import type { PlacesDerivation } from '../../scoring/derivation/places.ts';
import type { TotalDerivation } from '../../scoring/derivation/total.ts';
import { exact, type Exact } from '../../scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import { totalWords, type TotalWords } from './total-words.ts';
import { joints } from '../sentences.ts';
import { placeSentence, standingSentence } from './standing.ts';
import type { Language } from '../../language.ts';
import { formatPercentage, formatShort, formatSignedExact, formatSignedShort } from '../numbers.ts';

/**
 * Where a total and its place come from: 58.33 %, 364 of 624 matchpoints on 26 boards; place 2= of 13.
 * @param placing in the printed list: others may have penalties, or no standing
 */
export function totalSentence(
  total: TotalDerivation,
  { place, tied, ranked }: Pick<PlacesDerivation, 'place' | 'tied' | 'ranked'>,
  shown: ShownDecimals,
  language: Language,
): string {
  const placed = totalWords[language].place(placeText({ place, tied }), ranked);
  return sentence([...wonParts(total, shown, language), placed], language);
}

function sentence(parts: readonly string[], language: Language): string {
  return `${parts.join(joints[language].semicolon)}.`;
}

/**
 * Where what an entry has and its places come from: what it won at the table, and after it what the director took or
 * gave and what split a tie, one sentence where there is nothing of the kind; then each place beside the scratch one.
 */
export function entryDerivationSentences(
  total: TotalDerivation,
  standing: PlacesDerivation,
  shown: ShownDecimals,
  language: Language,
): readonly string[] {
  const beside = standing.places.map((place) => placeSentence(place, standing, shown, language));
  if (isPlain(total, standing)) return [totalSentence(total, standing, shown, language), ...beside];
  const won = sentence(wonParts(total, shown, language), language);
  return [won, standingSentence(standing, shown, language), ...beside];
}

/** Whether the scratch place goes by what was won at the table and nothing else. */
function isPlain({ rankedBy }: TotalDerivation, { basis, place, penalties, ...tie }: PlacesDerivation) {
  const split = tie.separations.length > 0 || tie.lotToDraw;
  return basis === rankedBy && place !== null && penalties.length === 0 && !split;
}

/** 58.33 %, 364 of 624 matchpoints on 26 boards; and what was given for boards sat out. */
function wonParts(total: TotalDerivation, shown: ShownDecimals, language: Language): readonly string[] {
  const words = totalWords[language];
  if (total.figure === null) return [words.noBoards];
  const points = (value: Exact): string => formatShort(value, shown.points, language);
  const figure =
    total.rankedBy === 'percentage'
      ? words.percentage(
          formatPercentage(total.figure, shown.percentages, language),
          points(total.points),
          points(exact(total.available)),
        )
      : words.mean(
          formatSignedExact(total.figure, shown.points, language),
          formatSignedShort(total.points, shown.points, language),
        );
  return [`${figure} ${words.onBoards(total.count)}`, ...satOut(total, words, points)];
}

function satOut(
  { sitOuts, rankedBy }: TotalDerivation,
  words: TotalWords,
  points: (value: Exact) => string,
): readonly string[] {
  return sitOuts.map(({ boards, each }) =>
    words.satOut(boards, rankedBy === 'percentage' ? words.points(points(each)) : words.imps(points(each))),
  );
}
