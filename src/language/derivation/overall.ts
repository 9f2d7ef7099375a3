/** Where a figure of the ranking over several sessions comes from, in sentences. */
import type { DerivedCarry, DerivedSession, OverallDerivation } from '../../scoring/derivation/overall.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { OverallUnit, SessionTotal } from '../../scoring/stages/overall.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatPercentage, formatShort, formatSignedExact, formatSignedShort } from '../numbers.ts';
import { joints } from '../sentences.ts';
import { dictionary, withPercentSign } from '../typography.ts';
import { carryForwardSentence } from './stages.ts';

const en = {
  session: (ordinal: number) => `Session ${ordinal}`,
  boards: (boards: number) => `${boards} ${boards === 1 ? 'board' : 'boards'}`,
  matchpoints: (points: string, most: string) => `${points} of ${most} matchpoints`,
  imps: (imps: string) => `${imps} IMPs`,
  victoryPoints: (points: string) => `${points} victory points`,
  on: ' on ',
  handicap: (points: string) => `, ${points} of it handicap`,
  handicapOf: (points: string, percent: string) => `, ${points} of it handicap (${percent})`,
  aBoard: (imps: string) => `${imps} IMPs a board`,
  absent: 'not played',
  noBoard: 'no board counts yet',
  byBoards: (sum: string, boards: number, mean: string) =>
    `Every board counts the same, so each session as often as it has boards: (${sum}) / ${boards} = ${mean}.`,
  bySessions: (sum: string, sessions: number, mean: string) =>
    `Every session counts the same: (${sum}) / ${sessions} = ${mean}.`,
  one: (mean: string) => `One session counts: ${mean}.`,
  added: (points: string) => `Carried: ${points}.`,
  share: (share: string, of: string, points: string) => `Carried: ${share} × ${of} = ${points}.`,
  place: (place: number | null, points: string) =>
    place === null ? `Carried: no place before, ${points}.` : `Carried for place ${place} before: ${points}.`,
  formula: (text: string) => `Carried ${text}`,
  dropIn: (points: string) => `Did not play before: carries as much as the last who qualified, ${points}.`,
  open: 'What is carried is known once boards of this session have a top.',
  sum: (carried: string, own: string, total: string) => `${carried} carried + ${own} won = ${total}.`,
  ownOnly: 'The figure is what was won in this session.',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  session: (ordinal) => `Séance ${ordinal}`,
  boards: (boards) => `${boards} ${boards === 1 ? 'étui' : 'étuis'}`,
  matchpoints: (points, most) => `${points} points-match sur ${most}`,
  imps: (imps) => `${imps} IMPs`,
  victoryPoints: (points) => `${points} points de victoire`,
  on: ' en ',
  handicap: (points) => `, dont ${points} de handicap`,
  handicapOf: (points, percent) => `, dont ${points} de handicap (${percent})`,
  aBoard: (imps) => `${imps} IMPs par étui`,
  absent: 'non jouée',
  noBoard: 'aucun étui ne compte encore',
  byBoards: (sum, boards, mean) =>
    `Chaque étui compte autant, donc chaque séance autant de fois qu’elle a d’étuis : (${sum}) / ${boards} = ${mean}.`,
  bySessions: (sum, sessions, mean) => `Chaque séance compte autant : (${sum}) / ${sessions} = ${mean}.`,
  one: (mean) => `Une seule séance compte : ${mean}.`,
  added: (points) => `Report : ${points}.`,
  share: (share, of, points) => `Report : ${share} × ${of} = ${points}.`,
  place: (place, points) =>
    place === null ? `Report : pas de place avant, ${points}.` : `Report pour la place ${place} d’avant : ${points}.`,
  formula: (text) => `Report ${text}`,
  dropIn: (points) => `N’a pas joué avant : reçoit le report du dernier qualifié, ${points}.`,
  open: 'Le report sera connu dès que des étuis de cette séance auront un maximum.',
  sum: (carried, own, total) => `${carried} de report + ${own} gagnés = ${total}.`,
  ownOnly: 'Le résultat est ce qui a été gagné dans cette séance.',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;
/** Figures of which a mean is made have more decimals, so that it comes out as it is shown. */
const FINER_PLACES = 4;

/** What each session gave, what is carried and why, and how the figure is made of them. */
export function overallSentences(derivation: OverallDerivation, language: Language): readonly string[] {
  const { sessions, carried, figure } = derivation;
  const words = WORDS[language];
  const own = sessions.at(-1)?.total ?? null;
  const lines = sessions.map((session) => sessionSentence(session, derivation.unit, language));
  const points = (value: Exact) => formatExact(value, PLACES, language);
  const brought = carriedSentence(carried, language);
  const worth = pointsOf(carried);
  if (isMeanOf(derivation)) return [...lines, ...meanSentence(derivation, language)];
  return [
    ...lines,
    ...(brought === null ? [words.ownOnly] : [brought]),
    ...(worth && own && figure ? [words.sum(points(worth), points(own.total), points(figure))] : []),
  ];
}

function isMeanOf({ carry }: OverallDerivation): boolean {
  return carry.kind === 'boards' || carry.kind === 'sessions';
}

/** Session 1: 306 of 528 matchpoints on 24 boards, 57.95 %. */
function sessionSentence({ ordinal, total, figure }: DerivedSession, unit: OverallUnit, language: Language): string {
  const words = WORDS[language];
  const begin = `${words.session(ordinal)}${words.colon}`;
  if (!total) return `${begin}${words.absent}.`;
  const short = (value: Exact) => formatShort(value, PLACES, language);
  const given = handicapText(total, language);
  if (unit === 'victory-points') return `${begin}${words.victoryPoints(short(total.total))}${given}.`;
  if (!figure) return `${begin}${words.noBoard}.`;
  const boards = `${words.on}${words.boards(total.boards)}${given}`;
  if (unit === 'imps') {
    const each = words.aBoard(averageText(figure, unit, language));
    return `${begin}${words.imps(formatSignedShort(total.total, PLACES, language))}${boards}, ${each}.`;
  }
  const won = words.matchpoints(short(total.total), short(total.available));
  return `${begin}${won}${boards}, ${averageText(figure, unit, language)}.`;
}

/** What of a total is handicap: with the percentage where it was given as one. */
function handicapText({ handicap }: SessionTotal, language: Language): string {
  if (!handicap) return '';
  const words = WORDS[language];
  const points = formatSignedShort(handicap.points, PLACES, language);
  if (handicap.unit === 'points') return words.handicap(points);
  return words.handicapOf(points, withPercentSign(formatSignedShort(handicap.given, PLACES, language)));
}

function averageText(figure: Exact, unit: OverallUnit, language: Language, places = PLACES): string {
  if (unit === 'victory-points') return formatShort(figure, places, language);
  return unit === 'imps' ? formatSignedExact(figure, places, language) : formatPercentage(figure, places, language);
}

/** Nothing without a figure; one session is its own mean. */
function meanSentence({ sessions, carry, unit, figure }: OverallDerivation, language: Language): readonly string[] {
  const words = WORDS[language];
  if (!figure) return [];
  const counted = sessions.flatMap((one) =>
    one.figure && one.total ? [{ figure: one.figure, boards: one.total.boards }] : [],
  );
  const mean = averageText(figure, unit, language);
  if (counted.length === 1) return [words.one(mean)];
  const terms = counted.map((one) => averageText(one.figure, unit, language, FINER_PLACES));
  if (carry.kind === 'sessions') return [words.bySessions(terms.join(' + '), counted.length, mean)];
  const weighted = counted.map(({ boards }, at) => `${boards} × ${terms[at]}`);
  const boards = counted.reduce((sum, one) => sum + one.boards, 0);
  return [words.byBoards(weighted.join(' + '), boards, mean)];
}

/** Null where nothing is carried. */
function carriedSentence(carried: DerivedCarry, language: Language): string | null {
  const words = WORDS[language];
  const points = (value: Exact) => formatExact(value, PLACES, language);
  switch (carried.kind) {
    case 'none':
      return null;
    case 'all':
      return words.added(points(carried.points));
    case 'share':
      return words.share(
        fractionText(carried.share),
        formatShort(carried.of, PLACES, language),
        points(carried.points),
      );
    case 'formula':
      return words.formula(carryForwardSentence(carried.formula, language));
    case 'place':
      return words.place(carried.place, points(carried.points));
    case 'drop-in':
      return words.dropIn(points(carried.points));
    case 'open':
      return words.open;
  }
}

function pointsOf(carried: DerivedCarry): Exact | null {
  if (carried.kind === 'formula') return carried.formula.points;
  return 'points' in carried ? carried.points : null;
}

function fractionText({ numerator, denominator }: Exact): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}
