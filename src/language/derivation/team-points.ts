/** The derivation of a team's points on a board: points a board, or total points. */
import type {
  GradedPoints,
  PointsComparison,
  PointsMeasure,
  TeamBoardPointsDerivation,
} from '../../scoring/derivation/team-board-points.ts';
import { compare, type Exact } from '../../scoring/numbers/exact.ts';
import { gradeWorth } from '../../scoring/teams/grade.ts';
import { clauseName } from './clause.ts';
import type { Language } from '../../language.ts';
import { matchWords, type MatchTables } from '../game/match.ts';
import { formatShort, formatSigned, withSign, englishPlural, frenchPlural } from '../numbers.ts';
import { weightShareText } from '../game/weight.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  boardPoints: (points: string) => `${points} of 2 points`,
  points: (points: string) => `${points} total ${englishPlural(points, 'point')}`,
  scores: ['the worse score', 'the same score', 'the better score'],
  weight: (percent: string, worth: string) => `${percent} of ${worth}`,
  own: (boards: number, average: string, counts: boolean) =>
    `the own average on ${boards} ${boards === 1 ? 'board' : 'boards'} is ${average} and ${counts ? 'counts instead' : 'doesn’t count'}`,
  nothing: 'Nothing counts',
  average: 'an average has no total points',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  boardPoints: (points) => `${points} ${frenchPlural(points, 'point')} sur 2`,
  points: (points) => `${points} ${frenchPlural(points, 'point') === 'point' ? 'point total' : 'points totaux'}`,
  scores: ['la moins bonne marque', 'la même marque', 'la meilleure marque'],
  weight: (percent, worth) => `${percent} de ${worth}`,
  own: (boards, average, counts) =>
    `sa propre moyenne sur ${boards} ${boards === 1 ? 'étui' : 'étuis'} est ${average} et ${counts ? 'compte à la place' : 'ne compte pas'}`,
  nothing: 'Rien ne compte',
  average: 'une moyenne n’a pas de points totaux',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });

/** 2 of 2 points: open room +420, closed room −50, together +370, the better score. */
export function teamBoardPointsSentence(
  { from, points, measure }: TeamBoardPointsDerivation,
  language: Language,
  tables: MatchTables = 'rooms',
): string {
  const words = WORDS[language];
  if (from.kind === 'nothing') {
    const reason = from.reason === 'average' ? words.average : matchWords[language].missing[from.reason];
    return `${words.nothing}${words.colon}${reason}.`;
  }
  const figure =
    points === null ? '' : measure === 'points' ? withSign(short(points, language)) : short(points, language);
  const why =
    from.kind === 'graded' ? gradedText(from, language) : comparedText(from.comparisons, measure, language, tables);
  return `${words[measure](figure)}${words.colon}${why}.`;
}

function comparedText(
  comparisons: readonly PointsComparison[],
  measure: PointsMeasure,
  language: Language,
  tables: MatchTables,
): string {
  const words = WORDS[language];
  const each = comparisons.map(({ open, closed, difference, weight, worth }) => {
    const rooms = matchWords[language].tables[tables](
      formatSigned(open),
      formatSigned(closed),
      formatSigned(difference),
    );
    const read = measure === 'points' ? rooms : `${rooms}, ${words.scores[worth] ?? ''}`;
    if (comparisons.length === 1) return read;
    const full = measure === 'points' ? formatSigned(worth) : String(worth);
    return `${read}${words.colon}${words.weight(weightShareText(weight, language), full)}`;
  });
  return each.join(words.semicolon);
}

function gradedText({ grade, reason, fixed, own, clause }: GradedPoints, language: Language): string {
  const words = WORDS[language];
  const { grades, missing } = matchWords[language];
  const before = reason ? `${missing[reason]}, ` : '';
  const given = `${before}${grades[grade]} ${short(fixed, language)} (${clauseName(clause, language)})`;
  if (own === null || grade === 'average') return given;
  const counts = compare(gradeWorth(grade, fixed, own.average), fixed) !== 0;
  return `${given}${words.semicolon}${words.own(own.boards.length, short(own.average, language), counts)}`;
}

function short(value: Exact, language: Language): string {
  return formatShort(value, 2, language);
}
