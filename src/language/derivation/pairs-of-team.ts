/** The total of a team whose pairs are added up, in sentences. */
import type { Language } from '../../language.ts';
import type { PairsOfTeamDerivation } from '../../scoring/derivation/pairs-of-team.ts';
import { divide, exact } from '../../scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import { englishPlural, formatPercentage, formatShort, frenchPlural } from '../numbers.ts';
import { capitalize } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { standingSentence } from './standing.ts';

const en = {
  matchpoints: (pair: string, total: string, available: string) => `${total} of ${available} (${pair})`,
  imps: (pair: string, total: string) => `${total} (${pair})`,
  sum: (pairs: string, total: string) => `${pairs}: together ${total}.`,
  pointsOf: (total: string, available: number, boards: number, share: string) =>
    `${total} of ${available} on ${boards} ${englishPlural(`${boards}`, 'board')}, ${share}`,
  impsOf: (total: string, boards: number, mean: string) =>
    `${total} on ${boards} ${englishPlural(`${boards}`, 'board')}, ${mean} a board`,
  nothing: 'no board counts',
  withdrawn: 'A pair of the team withdrew and its results are cancelled: the team has no place.',
};

const fr: typeof en = {
  matchpoints: (pair, total, available) => `${total} sur ${available} (${pair})`,
  imps: (pair, total) => `${total} (${pair})`,
  sum: (pairs, total) => `${pairs} : ensemble ${total}.`,
  pointsOf: (total, available, boards, share) =>
    `${total} sur ${available} en ${boards} ${frenchPlural(`${boards}`, 'étui')}, ${share}`,
  impsOf: (total, boards, mean) => `${total} en ${boards} ${frenchPlural(`${boards}`, 'étui')}, ${mean} par étui`,
  nothing: 'aucun étui ne compte',
  withdrawn: 'Une paire de l’équipe s’est retirée et ses résultats sont annulés : l’équipe n’a pas de place.',
};

const WORDS = dictionary({ en, fr });

/** What each pair gave: 182.5 of 312 on 26 boards, 58.49 %. */
export function explainedPairs(
  { pairs, standing }: PairsOfTeamDerivation,
  shown: ShownDecimals,
  language: Language,
): readonly { readonly entry: number; readonly sentence: string }[] {
  const words = WORDS[language];
  return pairs.map(({ entry, total, available, boards }) => {
    const points = formatShort(total, shown.points, language);
    if (boards === 0) return { entry, sentence: capitalize(`${words.nothing}.`) };
    const figure =
      standing.available === 0
        ? words.impsOf(points, boards, formatShort(divide(total, exact(boards)), shown.points, language))
        : words.pointsOf(
            points,
            available,
            boards,
            formatPercentage(divide(total, exact(available)), shown.percentages, language),
          );
    return { entry, sentence: `${figure}.` };
  });
}

/**
 * 182.5 of 312 (N-S 3) + 190 of 312 (E-W 11): together 372.5. Place 2: 372.5 of 624, 59.7 %.
 * @param nameOf what a pair is called
 */
export function pairsOfTeamSentences(
  { pairs, standing, isWithdrawn }: PairsOfTeamDerivation,
  nameOf: (pair: number) => string,
  shown: ShownDecimals,
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  const points = (value: Parameters<typeof formatShort>[0]) => formatShort(value, shown.points, language);
  const given = pairs.map(({ entry, total, available }) =>
    standing.available === 0
      ? words.imps(nameOf(entry), points(total))
      : words.matchpoints(nameOf(entry), points(total), points(exact(available))),
  );
  return [
    capitalize(words.sum(given.join(' + '), points(standing.points))),
    standingSentence(standing, shown, language),
    ...(isWithdrawn ? [words.withdrawn] : []),
  ];
}
