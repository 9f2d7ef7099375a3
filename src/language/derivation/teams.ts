/** Derivations in a match of teams: a board, the match, its victory points. */
import { CLAUSES } from '../../scoring/derivation/clause.ts';
import type { GradedBoard, TeamBoardDerivation } from '../../scoring/derivation/team-board.ts';
import type { TeamMatchDerivation } from '../../scoring/derivation/team-match.ts';
import type { VoidMatchDerivation } from '../../scoring/derivation/void-match.ts';
import type { VictoryPointDerivation } from '../../scoring/derivation/victory-points.ts';
import { compare, exact, type Exact } from '../../scoring/numbers/exact.ts';
import { gradeWorth } from '../../scoring/teams/grade.ts';
import type { TeamPenalty } from '../../scoring/teams/worth.ts';
import type { VictoryPointScale } from '../../scoring/victory-points/scale.ts';
import { clauseName } from './clause.ts';
import type { Language } from '../../language.ts';
import { matchWords, type MatchTables } from '../game/match.ts';
import {
  englishPlural,
  formatExact,
  formatPercentage,
  formatShort,
  formatSigned,
  formatSignedShort,
  frenchPlural,
} from '../numbers.ts';
import { formatVictoryPoints, victoryPointReason } from '../regulation/victory-points.ts';
import { weightShareText } from '../game/weight.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  weight: (percent: string, imps: string) => `${percent} of ${imps}`,
  rounded: (imps: string) => `rounded ${imps}`,
  own: (boards: number, average: string, counts: boolean) =>
    `the own average on ${boards} ${boards === 1 ? 'board' : 'boards'} is ${average} and ${counts ? 'counts instead' : 'doesn’t count'}`,
  imps: (imps: string) => `${imps} IMPs`,
  nothing: 'Nothing counts',
  onBoards: (boards: number) => `on ${boards} ${boards === 1 ? 'board' : 'boards'}`,
  penalty: (amount: string, law: string) => `penalty ${amount} (${law})`,
  bonus: (amount: string, law: string) => `bonus ${amount} (${law})`,
  voided: 'less than half could be compared',
  boardPoints: (points: string) => `${points} ${englishPlural(points, 'point')}`,
  boardPointsOf: (points: string, most: number) => `${points} of the ${most} points`,
  totalPoints: (points: string) => `${points} total points`,
  share: (won: string, lost: string, share: string) => `${won} total points won and ${lost} lost, a share of ${share}`,
  pool: (pool: string) => `of a pool of ${pool}`,
  corrected: (rounded: string, step: string) =>
    `the formula gives the winner ${rounded}, raised by ${step} so that no IMP is worth more than the one before it`,
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  weight: (percent, imps) => `${percent} de ${imps}`,
  rounded: (imps) => `arrondi ${imps}`,
  own: (boards, average, counts) =>
    `sa propre moyenne sur ${boards} ${boards === 1 ? 'étui' : 'étuis'} est ${average} et ${counts ? 'compte à la place' : 'ne compte pas'}`,
  imps: (imps) => `${imps} IMPs`,
  nothing: 'Rien ne compte',
  onBoards: (boards) => `sur ${boards} ${boards < 2 ? 'étui' : 'étuis'}`,
  penalty: (amount, law) => `pénalité ${amount} (${law})`,
  bonus: (amount, law) => `bonification ${amount} (${law})`,
  voided: 'moins de la moitié a pu être comparée',
  boardPoints: (points) => `${points} ${frenchPlural(points, 'point')}`,
  boardPointsOf: (points, most) => `${points} des ${most} points`,
  totalPoints: (points) => `${points} points totaux`,
  share: (won, lost, share) => `${won} points totaux gagnés et ${lost} perdus, une part de ${share}`,
  pool: (pool) => `des ${pool} points à partager`,
  corrected: (rounded, step) =>
    `la formule donne ${rounded} au vainqueur, relevés de ${step} pour qu’aucun IMP ne vaille plus que le précédent`,
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;
/** Two for the better score, one for the same. */
const POINTS_A_BOARD = 2;

/** The derivation of a team's IMPs on a board: +10 IMPs: open room +620, closed room −170, together +450 (Law 78B). */
export function teamBoardSentence(
  { from, imps }: TeamBoardDerivation,
  language: Language,
  tables: MatchTables = 'rooms',
): string {
  const words = WORDS[language];
  const signed = (value: Exact): string => formatSignedShort(value, PLACES, language);
  if (from.kind === 'nothing' || imps === null) {
    const reason = from.kind === 'nothing' ? from.reason : 'notPlayed';
    return `${words.nothing}${words.colon}${matchWords[language].missing[reason]}.`;
  }
  const head = `${words.imps(signed(imps))}${words.colon}`;
  if (from.kind === 'graded') return `${head}${gradedText(from, language)}.`;
  const { comparisons, sum, clause } = from;
  const each = comparisons.map((one) => {
    const rooms = matchWords[language].tables[tables](
      formatSigned(one.open),
      formatSigned(one.closed),
      formatSigned(one.difference),
    );
    if (comparisons.length === 1) return rooms;
    return `${rooms}${words.colon}${words.weight(weightShareText(one.weight, language), formatSigned(one.imps))}`;
  });
  const rounded = compare(sum, imps) === 0 ? [] : [`${signed(sum)}, ${words.rounded(signed(imps))}`];
  return `${head}${[`${each.join(words.semicolon)} (${clauseName(clause, language)})`, ...rounded].join(words.semicolon)}.`;
}

function gradedText({ grade, reason, fixed, own, clause }: GradedBoard, language: Language): string {
  const words = WORDS[language];
  const { grades, missing } = matchWords[language];
  const named = `${reason ? `${missing[reason]}, ` : ''}${grades[grade]} ${formatSignedShort(fixed, PLACES, language)}`;
  const given = `${named} (${clauseName(clause, language)})`;
  if (own === null || grade === 'average') return given;
  const counts = compare(gradeWorth(grade, fixed, own.average), fixed) !== 0;
  return `${given}${words.semicolon}${words.own(own.boards.length, formatSignedShort(own.average, PLACES, language), counts)}`;
}

/** The derivation of a team's result in a match. */
export function teamMatchSentence(
  match: TeamMatchDerivation,
  scale: VictoryPointScale | null,
  language: Language,
): string {
  const words = WORDS[language];
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  const { method, aggregate, scaled, victoryPoints } = match;
  const parts = [
    ...(method === 'imps' || scaled ? [words.imps(formatSignedShort(match.imps.sum, PLACES, language))] : []),
    ...(method === 'aggregate' ? [words.totalPoints(formatSignedShort(match.points.sum, PLACES, language))] : []),
    ...(method === 'board-a-match' || method === 'patton'
      ? [words.boardPointsOf(figure(match.boardPoints.sum), POINTS_A_BOARD * match.boardPoints.boards.length)]
      : []),
    ...penaltyTexts(match.penalties, 'imps', language),
    ...(aggregate ? [aggregateText(aggregate, language)] : []),
    ...(scaled && compare(exact(scaled.imps), match.netImps) !== 0
      ? [`${words.rounded(formatSigned(scaled.imps))} (${clauseName(scaled.clause, language)})`]
      : []),
    ...(victoryPoints && scale ? [victoryPointSentence(victoryPoints, scale, language)] : []),
    ...penaltyTexts(match.penalties, 'result', language),
  ];
  const [first = '', ...rest] = parts;
  const all = [`${first} ${words.onBoards(match.boardPoints.boards.length)}`, ...rest].join(words.semicolon);
  // A loss at total points is below zero: both sides have their sign.
  const result = method === 'aggregate' ? formatSignedShort(match.result, PLACES, language) : figure(match.result);
  return `${result}${words.colon}${all}.`;
}

/** The penalties on the IMPs, or on the result after the scale. */
export function penaltyTexts(
  penalties: readonly TeamPenalty[],
  from: TeamPenalty['unit'],
  language: Language,
): readonly string[] {
  const words = WORDS[language];
  return penalties
    .filter(({ unit }) => unit === from)
    .map(({ kind, amount }) => {
      const figure = formatShort(amount, PLACES, language);
      return words[kind](from === 'imps' ? words.imps(figure) : figure, clauseName(CLAUSES.penalty, language));
    });
}

/** The derivation of a team's result in a void match: its average on half of the boards, average on the rest. */
export function voidMatchSentence(
  { method, grade, half, rest, imps, boardPoints, clause, penalties, result }: VoidMatchDerivation,
  language: Language,
): string {
  const words = WORDS[language];
  const { grades } = matchWords[language];
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  const [ofHalf, ofRest] =
    method === 'board-a-match' || method === 'patton'
      ? [words.boardPoints(figure(boardPoints)), words.boardPoints(String(rest))]
      : [words.imps(formatSignedShort(imps, PLACES, language)), words.imps('0')];
  const parts = [`${grades[grade]} ${words.onBoards(half)}, ${ofHalf}`];
  if (rest > 0) parts.push(`${grades.average} ${words.onBoards(rest)}, ${ofRest}`);
  const head = result === null ? '' : `${figure(result)}${words.colon}`;
  const given = `${parts.join(words.semicolon)} (${clauseName(clause, language)})`;
  const taken = (['imps', 'result'] as const).flatMap((unit) => penaltyTexts(penalties, unit, language));
  return `${head}${words.voided}${words.colon}${[given, ...taken].join(words.semicolon)}.`;
}

function aggregateText(
  { won, lost, share, pool }: NonNullable<TeamMatchDerivation['aggregate']>,
  language: Language,
): string {
  const words = WORDS[language];
  const figure = (value: Exact): string => formatShort(value, PLACES, language);
  const text = words.share(figure(won), figure(lost), formatPercentage(share, PLACES, language));
  return pool ? `${text} ${words.pool(figure(pool))}` : text;
}

/** 15.00–5.00, WBF continuous 20-0, 16 boards: won by 20 IMPs; and the correction of the formula. */
export function victoryPointSentence(
  { match, own, opponents, band, curve }: VictoryPointDerivation,
  scale: VictoryPointScale,
  language: Language,
): string {
  const words = WORDS[language];
  const points = { own, opponents, band };
  const reason = victoryPointReason(scale, match, points, language).replace(/\.$/, '');
  const read = `${formatVictoryPoints(scale, points, language).replace(' - ', '–')}, ${reason}`;
  if (curve === null || curve.correction.numerator === 0n) return read;
  const [rounded, step] = [curve.rounded, curve.correction].map((value) => formatExact(value, PLACES, language));
  return `${read}${words.semicolon}${words.corrected(rounded ?? '', step ?? '')}`;
}
