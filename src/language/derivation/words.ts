import type { NoFigureReason } from '../../scoring/derivation/figure.ts';
import type { FactoredToFullBoard } from '../../scoring/derivation/matchpoint-worth.ts';
import { frenchPlural, englishPlural } from '../numbers.ts';
import { averageNames } from '../game/award.ts';
import { sideNames } from '../game/seats.ts';
import { joints } from '../sentences.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** The rules that bring the results of a short board to a full one, in words. */
type ShortWords = Record<FactoredToFullBoard['rule'], (actual: number, expected: number) => string>;

/** The words of a derivation. Figures and clauses are formatted before: `16.33`, `Law 78A`. */
const en = {
  ...joints.en,
  side: sideNames.en,
  matchpoints: (points: string, top: string) => `${points} of ${top} ${englishPlural(top, 'matchpoint')}`,
  imps: (figure: string, isOne: boolean) => `${figure} ${isOne ? 'IMP' : 'IMPs'}`,
  onlyResult: 'the only result there is',
  compared: (others: string, beaten: string, equal: string) =>
    `of the ${others === '1' ? 'one' : others} other ${englishPlural(others, 'result')} ${beaten} beaten and ${equal} equalled`,
  oneOther: {
    beaten: 'the one other result is beaten',
    equal: 'the one other result is equalled',
    better: 'the one other result is better',
  },
  ownHalf: (points: string) => `${points} against the other half of the result itself`,
  short: {
    neuberg: (actual, expected) => `${actual} of ${expected} results, brought to ${expected} by Neuberg`,
    percentages: (actual, expected) => `${actual} of ${expected} results, a small group scored by percentages`,
  } satisfies ShortWords,
  ofATop: (share: string) => `${share} of a top`,
  atMost: 'no score is worth more than a top',
  weight: (percent: string, figure: string) => `${percent} of ${figure}`,
  together: (figure: string) => `together ${figure}`,
  form: (form: string) => `fouled board, only results of form ${form} are compared`,
  formNotNamed: 'fouled board, only results of the board as dealt are compared',
  chart: (side: string) => `a score is split, this is the chart of ${side}`,
  halves: 'a score is split, each of its two is half a result',
  rounded: (unit: string, figure: string) => `rounded to ${unit}: ${figure}`,
  against: (times: string, imps: string, score: string) =>
    `${times === '' ? '' : `${times} times `}${imps} against ${score}`,
  allEqual: 'all other results are the same',
  eachStandsFor: (actual: number, expected: number, fraction: string, sum: string) =>
    `${actual} of ${expected} results, times ${fraction}: ${sum}`,
  mean: (comparisons: number, figure: string) =>
    comparisons === 1 ? `one comparison: ${figure}` : `the mean of ${comparisons} comparisons: ${figure}`,
  datum: (score: string, datum: string, difference: string) => `${score} against the datum ${datum}, ${difference}`,
  givenDatum: (score: string, datum: string, difference: string) =>
    `${score} against the datum ${datum} given for the board, ${difference}`,
  difference: (points: string, direction: 'better' | 'worse' | 'same') =>
    direction === 'same' ? 'no difference' : `${points} ${direction}`,
  datumMean: (counted: number, results: number, mean: string, datum: string) =>
    counted === results
      ? `the mean of ${results === 1 ? 'the one result' : `${results} results`} is ${mean}, to the nearest ten ${datum}`
      : `the mean of ${counted} of ${results} results is ${mean}, to the nearest ten ${datum}`,
  dropped: (highest: number, lowest: number) =>
    `without ${[highest > 0 ? `the ${numberBefore(highest)}highest` : '', lowest > 0 ? `the ${numberBefore(lowest)}lowest` : ''].filter(Boolean).join(' and ')}`,
  kinds: averageNames.en,
  awarded: (share: string, points: string) => `the director awarded ${share}, ${points}`,
  awardedImps: (kind: string, imps: string) => `the director awarded ${kind}, ${imps}`,
  aComparison: (imps: string, comparisons: number) =>
    comparisons === 1 ? `${imps} for the one comparison` : `${imps} for each of ${comparisons} comparisons`,
  own: (boards: number, average: string) =>
    `the own average on ${boards === 1 ? 'the one other board' : `${boards} other boards`} is ${average}`,
  ownCounts: { true: 'and counts instead', false: 'and doesn’t count' },
  nothing: {
    'not-played': 'The board was not played and counts for nobody.',
    'not-counted': 'Not counted for this side: its pair has its score of the board from another table (Law 15B1).',
    'nothing-to-compare': 'There is nothing to compare the result with, so it counts for nobody.',
    'no-datum': 'The board has no datum, so it counts for nobody.',
    'no-worth': 'This award has no worth in IMPs, so it counts nothing.',
  } satisfies Record<NoFigureReason, string>,
};

export type DerivationWords = typeof en;

const fr: DerivationWords = {
  ...joints.fr,
  side: sideNames.fr,
  matchpoints: (points, top) => `${points} ${frenchPlural(points, 'point')}-match sur ${top}`,
  imps: (figure, isOne) => `${figure} ${isOne ? 'IMP' : 'IMPs'}`,
  onlyResult: 'le seul résultat',
  compared: (others, beaten, equal) =>
    `${otherResultsInFrench(others)}, ${beaten} ${frenchPlural(beaten, 'battu')} et ${equal} ${frenchPlural(equal, 'égalé')}`,
  oneOther: {
    beaten: 'l’autre résultat est battu',
    equal: 'l’autre résultat est égalé',
    better: 'l’autre résultat est meilleur',
  },
  ownHalf: (points) => `${points} contre l’autre moitié du résultat lui-même`,
  short: {
    neuberg: (actual, expected) =>
      `${actual} ${actual === 1 ? 'résultat' : 'résultats'} sur ${expected}, ${actual === 1 ? 'ramené' : 'ramenés'} à ${expected} par Neuberg`,
    percentages: (actual, expected) =>
      `${actual} ${actual === 1 ? 'résultat' : 'résultats'} sur ${expected}, petit groupe compté en pourcentages`,
  },
  ofATop: (share) => `${share} d’un top`,
  atMost: 'aucune marque ne vaut plus qu’un top',
  weight: (percent, figure) => `${percent} de ${figure}`,
  together: (figure) => `ensemble ${figure}`,
  form: (form) => `étui faussé, seuls les résultats de la forme ${form} se comparent`,
  formNotNamed: 'étui faussé, seuls les résultats de l’étui d’origine se comparent',
  chart: (side) => `une marque est partagée entre les camps, voici le tableau ${side}`,
  halves: 'une marque est partagée entre les camps, chacune des deux est un demi-résultat',
  rounded: (unit, figure) => `arrondi à ${unit} : ${figure}`,
  against: (times, imps, score) => `${times === '' ? '' : `${times} fois `}${imps} contre ${score}`,
  allEqual: 'tous les autres résultats sont les mêmes',
  eachStandsFor: (actual, expected, fraction, sum) =>
    `${actual} ${actual === 1 ? 'résultat' : 'résultats'} sur ${expected}, fois ${fraction} : ${sum}`,
  mean: (comparisons, figure) =>
    comparisons === 1 ? `une comparaison : ${figure}` : `la moyenne de ${comparisons} comparaisons : ${figure}`,
  datum: (score, datum, difference) => `${score} contre le datum ${datum}, ${difference}`,
  givenDatum: (score, datum, difference) => `${score} contre le datum ${datum} donné pour l’étui, ${difference}`,
  difference: (points, direction) =>
    direction === 'same' ? 'aucun écart' : `${points} ${direction === 'better' ? 'de mieux' : 'de moins'}`,
  datumMean: (counted, results, mean, datum) =>
    counted === results
      ? `la moyenne ${results === 1 ? 'du seul résultat' : `des ${results} résultats`} est ${mean}, à la dizaine la plus proche ${datum}`
      : `la moyenne de ${counted} ${counted === 1 ? 'résultat' : 'résultats'} sur ${results} est ${mean}, à la dizaine la plus proche ${datum}`,
  dropped: (highest, lowest) =>
    `sans ${[highest > 0 ? (highest === 1 ? 'le plus haut' : `les ${highest} plus hauts`) : '', lowest > 0 ? (lowest === 1 ? 'le plus bas' : `les ${lowest} plus bas`) : ''].filter(Boolean).join(' ni ')}`,
  kinds: averageNames.fr,
  awarded: (share, points) => `l’arbitre a attribué ${share}, ${points}`,
  awardedImps: (kind, imps) => `l’arbitre a attribué ${kind}, ${imps}`,
  aComparison: (imps, comparisons) =>
    comparisons === 1 ? `${imps} pour la seule comparaison` : `${imps} pour chacune des ${comparisons} comparaisons`,
  own: (boards, average) =>
    `sa propre moyenne ${boards === 1 ? 'sur l’autre étui' : `sur les ${boards} autres étuis`} est ${average}`,
  ownCounts: { true: 'et compte à la place', false: 'et ne compte pas' },
  nothing: {
    'not-played': 'L’étui n’a pas été joué et ne compte pour personne.',
    'not-counted': 'Ne compte pas pour ce camp : sa paire a sa marque de l’étui à une autre table (Loi 15B1).',
    'nothing-to-compare': 'Il n’y a rien à quoi comparer le résultat, il ne compte pour personne.',
    'no-datum': 'L’étui n’a pas de datum, il ne compte pour personne.',
    'no-worth': 'Cette attribution n’a pas de valeur en IMPs, elle ne compte pas.',
  },
};

/** A number of results, left out for one: the highest, the 2 highest. */
function numberBefore(results: number): string {
  return results === 1 ? '' : `${results} `;
}

/** The results a score is compared with, among which some count in part. */
function otherResultsInFrench(others: string): string {
  if (others === '1') return 'de l’autre résultat';
  const results = `${frenchPlural(others, 'autre')} ${frenchPlural(others, 'résultat')}`;
  return `${results.startsWith('autres') ? 'des' : 'sur'} ${others} ${results}`;
}

const ofPlayers: Readonly<Record<Language, SomeWords<DerivationWords>>> = {
  en: {
    nothing: {
      'not-counted': 'Not counted for this side: a player has a score of the board from another table (Law 15B1).',
    },
  },
  fr: {
    nothing: {
      'not-counted': 'Ne compte pas pour ce camp : un joueur a sa marque de l’étui à une autre table (Loi 15B1).',
    },
  },
};

export const derivationWords = dictionary<DerivationWords>({ en, fr }, ofPlayers);
