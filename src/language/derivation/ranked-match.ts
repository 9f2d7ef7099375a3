/** What a match of a stage gives a team, whatever it counts by, in a sentence. */
import type {
  FieldMatchDerivation,
  RankedMatchDerivation,
  TypedMatchDerivation,
  UnplayedMatchDerivation,
  WonAndLost,
} from '../../scoring/derivation/ranked-match.ts';
import { CLAUSES } from '../../scoring/derivation/clause.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { VictoryPointScale } from '../../scoring/victory-points/scale.ts';
import type { Language } from '../../language.ts';
import { formatPercentage, formatShort, formatSignedShort } from '../numbers.ts';
import { victoryPointProblemSentence } from '../regulation/victory-points-problem.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { clauseName } from './clause.ts';
import { penaltyTexts, teamMatchSentence, victoryPointSentence, voidMatchSentence } from './teams.ts';

const en = {
  typed: { totals: 'typed as totals', mismatch: 'typed for a match against the wrong opponents' },
  imps: (won: string, lost: string) => `${won} to ${lost} IMPs`,
  points: (won: string, lost: string) => `${won} to ${lost} points`,
  matchpoints: (points: string, share: string) => `${points} matchpoints, ${share}`,
  againstRoom: (imps: string) => `${imps} IMPs against the other tables`,
  spread: (law: string) => `brought to the spread of two tables (${law})`,
  unplayed: 'the match is not played',
  own: (average: string) => `own average ${average}`,
  converse: (figure: string) => `converse of the opponents’ average ${figure}`,
  fixed: (figure: string) => `fixed award ${figure}`,
  best: (law: string) => `the best of these, rounded up (${law})`,
  missing: 'the team is not there',
  converseOfAward: (award: string, law: string) => `the converse of the ${award} of its opponents (${law})`,
  given: (law: string) => `given for it (${law})`,
  bye: 'a bye',
  halved: 'half of it, as it is a half match',
  halfBye: 'half a bye: half of the round sat out',
  none: 'Nothing counts',
  noneYet: 'Nothing counts yet',
  notComplete: 'the match is not complete',
  cancelled: (law: string) => `a team withdrew before half of its matches, and its results are cancelled (${law})`,
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  typed: { totals: 'saisi par totaux', mismatch: 'saisi pour un match contre un autre adversaire que prévu' },
  imps: (won, lost) => `${won} IMPs à ${lost}`,
  points: (won, lost) => `${won} points à ${lost}`,
  matchpoints: (points, share) => `${points} points-match, ${share}`,
  againstRoom: (imps) => `${imps} IMPs contre les autres tables`,
  spread: (law) => `ramenés à l’écart de deux tables (${law})`,
  unplayed: 'le match n’est pas joué',
  own: (average) => `propre moyenne ${average}`,
  converse: (figure) => `complément de la moyenne adverse ${figure}`,
  fixed: (figure) => `indemnité fixe ${figure}`,
  best: (law) => `la meilleure des trois, arrondie au-dessus (${law})`,
  missing: 'l’équipe est absente',
  converseOfAward: (award, law) => `le complément des ${award} de l’adversaire (${law})`,
  given: (law) => `attribué pour ce match (${law})`,
  bye: 'exempt',
  halved: 'la moitié, car c’est un demi-match',
  halfBye: 'demi-exemption : la moitié du tour sans jouer',
  none: 'Rien ne compte',
  noneYet: 'Rien ne compte encore',
  notComplete: 'le match n’est pas terminé',
  cancelled: (law) => `une équipe s’est retirée avant la moitié de ses matchs, et ses résultats sont annulés (${law})`,
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;

/** The derivation of a team's result in a match of a stage. */
export function rankedMatchSentence(
  derivation: RankedMatchDerivation,
  scale: VictoryPointScale | null,
  language: Language,
): string {
  const words = WORDS[language];
  switch (derivation.kind) {
    case 'team-match':
      return teamMatchSentence(derivation, scale, language);
    case 'void-match':
      return voidMatchSentence(derivation, language);
    case 'typed-match':
      return headed(derivation.result, typedParts(derivation, scale, language), language);
    case 'field-match':
      return headed(derivation.result, fieldParts(derivation, scale, language), language);
    case 'unplayed-match':
      return headed(derivation.result, unplayedParts(derivation, language), language);
    case 'match-bye':
      return headed(derivation.result, [derivation.isHalf ? words.halfBye : words.bye], language);
    case 'match-without-figure': {
      const { count, problem } = derivation;
      if (problem) return victoryPointProblemSentence(problem, language);
      if (count === 'not-yet') return `${words.noneYet}${words.colon}${words.notComplete}.`;
      const why = count === 'cancelled' ? words.cancelled(clauseName(CLAUSES.unplayedMatch, language)) : words.unplayed;
      return `${words.none}${words.colon}${why}.`;
    }
  }
}

function headed(result: Exact | null, parts: readonly string[], language: Language): string {
  const words = WORDS[language];
  const head = result ? formatShort(result, PLACES, language) : words.none;
  return `${head}${words.colon}${parts.join(words.semicolon)}.`;
}

function typedParts(
  { given, clause, imps, points, victoryPoints, isHalved, penalties }: TypedMatchDerivation,
  scale: VictoryPointScale | null,
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  const pair = ({ won, lost }: WonAndLost, write: (won: string, lost: string) => string): string =>
    write(formatShort(won, PLACES, language), formatShort(lost, PLACES, language));
  return [
    `${words.typed[given]}${clause ? ` (${clauseName(clause, language)})` : ''}`,
    ...(imps ? [pair(imps, words.imps)] : []),
    ...(points ? [pair(points, words.points)] : []),
    ...penaltyTexts(penalties, 'imps', language),
    ...(victoryPoints && scale ? [victoryPointSentence(victoryPoints, scale, language)] : []),
    ...(victoryPoints && isHalved ? [words.halved] : []),
    ...penaltyTexts(penalties, 'result', language),
  ];
}

function fieldParts(
  { method, points, share, victoryPoints, isHalved, penalties }: FieldMatchDerivation,
  scale: VictoryPointScale | null,
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  const sum = share
    ? words.matchpoints(formatShort(points, PLACES, language), formatPercentage(share, PLACES, language))
    : words.againstRoom(formatSignedShort(points, PLACES, language));
  return [
    sum,
    ...(method === 'cross-imps' ? [words.spread(clauseName(CLAUSES.ximpq, language))] : []),
    ...penaltyTexts(penalties, 'imps', language),
    ...(scale ? [victoryPointSentence(victoryPoints, scale, language)] : []),
    ...(isHalved ? [words.halved] : []),
    ...penaltyTexts(penalties, 'result', language),
  ];
}

function unplayedParts(
  { award, clause, isMissing, penalties, result }: UnplayedMatchDerivation,
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  const law = clauseName(clause, language);
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  const taken = penaltyTexts(penalties, 'result', language);
  if (result === null) return [words.missing];
  if (isMissing)
    return [words.missing, award ? words.converseOfAward(figure(award.award), law) : words.given(law), ...taken];
  if (award === null) return [words.unplayed, words.given(law), ...taken];
  const { own, converse, fixed } = award;
  if (own === null && converse === null) return [words.unplayed, `${words.fixed(figure(fixed))} (${law})`, ...taken];
  const candidates = [
    ...(own ? [words.own(figure(own))] : []),
    ...(converse ? [words.converse(figure(converse))] : []),
    words.fixed(figure(fixed)),
  ];
  return [words.unplayed, candidates.join(', '), words.best(law), ...taken];
}
