import { placeText } from '../ranking/place.ts';
import type { PlacesDerivation } from '../../scoring/derivation/places.ts';
import type { TotalDerivation } from '../../scoring/derivation/total.ts';
import { exact, type Exact } from '../../scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import { totalWords, type TotalWords } from './total-words.ts';
import { awardSentence } from './masterpoints.ts';
import { capitalize, joints } from '../sentences.ts';
import { placeSentence, standingSentence } from './standing.ts';
import type { Language } from '../../language.ts';
import { formatPercentage, formatShort, formatSignedExact, formatSignedShort } from '../numbers.ts';

/**
 * The derivation of a total and its place: 58.33 %, 364 of 624 matchpoints on 26 boards; place 2= of 13.
 * @param placing in the printed list, where other entries may have penalties or no standing
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
  return capitalize(`${parts.join(joints[language].semicolon)}.`);
}

/**
 * The derivation of an entry's total and places. The first sentence is what the entry won at the table, the second
 * penalties, bonuses and tie-breaks; without any of these, one sentence is enough. Each place beside the scratch place
 * has a further sentence, and so have its masterpoints.
 */
export function entryDerivationSentences(
  total: TotalDerivation,
  standing: PlacesDerivation,
  shown: ShownDecimals,
  language: Language,
): readonly string[] {
  const beside = [
    ...standing.places.map((place) => placeSentence(place, standing, shown, language)),
    ...(standing.masterpoints ?? []).map((award) => awardSentence(award, language)),
  ];
  if (isPlain(total, standing)) return [totalSentence(total, standing, shown, language), ...beside];
  const won = sentence(wonParts(total, shown, language), language);
  // while nobody has a scored board there is no place to explain
  if (total.figure === null && standing.place === null && standing.unranked === null) return [won, ...beside];
  return [won, standingSentence(standing, shown, language), ...beside];
}

/** Whether the scratch place depends only on what was won at the table. */
function isPlain({ rankedBy }: TotalDerivation, { basis, place, penalties, ...tie }: PlacesDerivation) {
  const split = tie.separations.length > 0 || tie.lotToDraw;
  return basis === rankedBy && place !== null && penalties.length === 0 && !split;
}

/** 58.33 %, 364 of 624 matchpoints on 26 boards; and the points for boards sat out. */
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
