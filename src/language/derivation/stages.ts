/** Derivations between stages and scales: the carry-forward of a finalist, cross-IMPs of a match. */
import type { CarryForwardDerivation } from '../../scoring/derivation/carry-forward.ts';
import type { XimpqDerivation } from '../../scoring/derivation/ximpq.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { clauseName } from './clause.ts';
import type { Language } from '../../language.ts';
import { formatPercentage, formatShort, formatSigned, formatSignedShort } from '../numbers.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  won: (score: string, maximum: string, share: string, boards: number) =>
    `${score} of ${maximum} in the qualifier, ${share} on ${boards} ${boards === 1 ? 'board' : 'boards'}`,
  scale: (boards: number, points: string) =>
    `${boards} ${boards === 1 ? 'board' : 'boards'} of the final are ${points} matchpoints`,
  half: (formula: string) => `a board of the qualifier weighs half: ${formula}`,
  board: (sum: string, root: string, imps: string) => `${sum} / √${root} = ${imps}`,
  alone: 'a board with one result counts nothing',
  together: (sum: string, imps: string) => `together ${sum}, to the nearest IMP ${imps}`,
  nothing: 'no board counts',
  ...joints.en,
};

type Words = typeof en;

const fr: Words = {
  won: (score, maximum, share, boards) =>
    `${score} sur ${maximum} en qualification, ${share} sur ${boards} ${boards === 1 ? 'étui' : 'étuis'}`,
  scale: (boards, points) =>
    boards === 1
      ? `1 étui de la finale vaut ${points} points-match`
      : `${boards} étuis de la finale valent ${points} points-match`,
  half: (formula) => `un étui de qualification pèse la moitié : ${formula}`,
  board: (sum, root, imps) => `${sum} / √${root} = ${imps}`,
  alone: 'un étui à un seul résultat ne compte pas',
  together: (sum, imps) => `ensemble ${sum}, à l’IMP le plus proche ${imps}`,
  nothing: 'aucun étui ne compte',
  ...joints.fr,
};

const WORDS = dictionary<Words>({ en, fr });
const PLACES = 2;

/** The derivation of a finalist's carry-forward. */
export function carryForwardSentence(derivation: CarryForwardDerivation, language: Language): string {
  const words = WORDS[language];
  const points = (value: Exact): string => formatShort(value, PLACES, language);
  const { score, qualifier, share, scale, points: carried, clause } = derivation;
  const percent = formatPercentage(share, PLACES, language);
  const parts = [
    words.won(points(score), points(qualifier.maximum), percent, qualifier.boards),
    words.scale(qualifier.boards, points(scale)),
    `${words.half(`½ × ${points(score)}/${points(qualifier.maximum)} × ${points(scale)} = ${points(carried)}`)} (${clauseName(clause, language)})`,
  ];
  return `${points(carried)}${words.colon}${parts.join(words.semicolon)}.`;
}

/** The IMPs of a match of cross-IMPs on the scale of a match of teams, board by board. */
export function ximpqSentence({ boards, sum, imps, clause }: XimpqDerivation, language: Language): string {
  const words = WORDS[language];
  const signed = (value: Exact): string => formatSignedShort(value, PLACES, language);
  const each = boards.map(({ sum: own, underRoot, imps: converted }) =>
    underRoot === null ? words.alone : words.board(signed(own), formatShort(underRoot, 0, language), signed(converted)),
  );
  const text =
    boards.length === 0
      ? words.nothing
      : [...each, words.together(signed(sum), formatSigned(imps))].join(words.semicolon);
  return `${formatSigned(imps)} IMPs${words.colon}${text} (${clauseName(clause, language)}).`;
}
