/** Sentences for matches without victory points, and for problems of a club's own scale. */
import { exact } from '../../scoring/numbers/exact.ts';
import type { ClubScaleProblem } from '../../scoring/victory-points/club.ts';
import type { BoardRange, ScaleInput, VictoryPointProblem } from '../../scoring/victory-points/scale.ts';
import type { Language } from '../../language.ts';
import { formatShort } from '../numbers.ts';
import { victoryPointWords } from './victory-points.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  noTable: (scale: string, known: string, boards: number) =>
    `This scale (${scale}) has tables for ${known}, not for ${boards}. Choose another scale, or type in the club’s own.`,
  noHalfScale: (scale: string) =>
    `This scale (${scale}) has no half scale. Half matches need WBF discrete 20-0, or victory points of their own.`,
  reads: {
    imps: (scale: string) => `This scale (${scale}) is read by the IMPs of the match, not by its percentage.`,
    percentage: (scale: string) => `This scale (${scale}) is read by the percentage of the match, not by its IMPs.`,
  } satisfies Record<ScaleInput, unknown>,
  imps: 'The IMPs of a match are a whole number, negative when it was lost.',
  percentage: 'The percentage of a match is from 0 to 100.',
  to: (least: number, most: number) => `${least} to ${most}`,
  boards: (list: string) => `${list} boards`,

  nothing: 'The scale has no table yet. Give the numbers of boards and the rows.',
  inTable: (table: number, what: string) => `Table ${table}: ${what}`,
  inRow: (table: number, row: number, what: string) => `Table ${table}, row ${row}: ${what}`,
  ofTable: {
    boards: 'the numbers of boards run from a whole number, 1 or more, to the same or a larger one.',
    'boards-twice': 'another table is for the same number of boards already. Give each number once.',
    'no-row': 'there is no row yet. The first is the drawn match.',
  },
  ofRow: {
    limit: 'the limit is a whole number of IMPs from 0, or a percentage from 50 to 100 with two decimals at most.',
    'limit-not-rising': 'the limit must be larger than the one of the row before.',
    'open-row': 'only the last row has no limit. Give one, or take out the rows below.',
    'not-open': 'the last row is for everything beyond. Leave its limit out.',
    points: 'victory points are 0 or more, with two decimals at most.',
    order: 'a larger win can’t give the winner less or the loser more than the row before.',
    draw: 'the first row is the drawn match: both sides get the same.',
  },
  sum: (given: string, sum: string) => `both sides together get ${given}, not ${sum}.`,
};

type Words = typeof en;

const fr: Words = {
  noTable: (scale, known, boards) =>
    `Cette échelle (${scale}) a des tables pour ${known}, pas pour ${boards}. Choisissez une autre échelle, ou saisissez celle du club.`,
  noHalfScale: (scale) =>
    `Cette échelle (${scale}) n’a pas d’échelle pour demi-matchs. Ils demandent la WBF discrète 20-0, ou leurs propres points de victoire.`,
  reads: {
    imps: (scale) => `Cette échelle (${scale}) se lit avec les IMPs du match, pas avec son pourcentage.`,
    percentage: (scale) => `Cette échelle (${scale}) se lit avec le pourcentage du match, pas avec ses IMPs.`,
  },
  imps: 'Les IMPs d’un match sont un nombre entier, négatif s’il a été perdu.',
  percentage: 'Le pourcentage d’un match va de 0 à 100.',
  to: (least, most) => `${least} à ${most}`,
  boards: (list) => `${list} étuis`,

  nothing: 'L’échelle n’a pas encore de table. Donnez les nombres d’étuis et les lignes.',
  inTable: (table, what) => `Table ${table} : ${what}`,
  inRow: (table, row, what) => `Table ${table}, ligne ${row} : ${what}`,
  ofTable: {
    boards: 'les nombres d’étuis vont d’un nombre entier, à partir de 1, au même ou à un plus grand.',
    'boards-twice': 'une autre table vaut déjà pour le même nombre d’étuis. Donnez chaque nombre une seule fois.',
    'no-row': 'il n’y a pas encore de ligne. La première est le match nul.',
  },
  ofRow: {
    limit:
      'la limite est un nombre entier d’IMPs à partir de 0, ou un pourcentage de 50 à 100 avec deux décimales au plus.',
    'limit-not-rising': 'la limite doit dépasser celle de la ligne précédente.',
    'open-row': 'seule la dernière ligne est sans limite. Donnez-en une, ou retirez les lignes suivantes.',
    'not-open': 'la dernière ligne vaut pour tout ce qui est au-delà. N’y mettez pas de limite.',
    points: 'les points de victoire sont à partir de 0, avec deux décimales au plus.',
    order: 'un gain plus large ne peut donner ni moins au vainqueur ni plus au perdant que la ligne précédente.',
    draw: 'la première ligne est le match nul : les deux camps reçoivent autant.',
  },
  sum: (given, sum) => `les deux camps reçoivent ensemble ${given}, pas ${sum}.`,
};

const WORDS = dictionary<Words>({ en, fr });

/** Why a match has no victory points, and what to do. */
export function victoryPointProblemSentence(problem: VictoryPointProblem, language: Language): string {
  const words = WORDS[language];
  const { scales } = victoryPointWords[language];
  switch (problem.code) {
    case 'no-table': {
      const { scale, boards } = problem;
      return words.noTable(scales[scale.code], knownBoards(scale.boards, words, language), boards);
    }
    case 'no-half-scale':
      return words.noHalfScale(scales[problem.scale.code]);
    case 'other-input':
      return words.reads[problem.scale.takes](scales[problem.scale.code]);
    case 'imps':
      return words.imps;
    case 'percentage':
      return words.percentage;
  }
}

/** 8, 12 and 16 boards; 6 to 8 and 9 to 11 boards. */
function knownBoards(ranges: readonly BoardRange[], words: Words, language: Language): string {
  const parts = ranges.map(({ least, most }) => (least === most ? String(least) : words.to(least, most)));
  return words.boards(formatList(parts, language));
}

/** What is wrong with a club's own scale, where, and what to do. Tables and rows count from 1. */
export function clubScaleProblemSentence(problem: ClubScaleProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'nothing':
      return words.nothing;
    case 'boards':
    case 'boards-twice':
    case 'no-row':
      return words.inTable(problem.table + 1, clubScaleFaultText(problem, language));
    case 'limit':
    case 'limit-not-rising':
    case 'open-row':
    case 'not-open':
    case 'points':
    case 'order':
    case 'draw':
    case 'sum':
      return words.inRow(problem.table + 1, problem.row + 1, clubScaleFaultText(problem, language));
  }
}

/** The same without the place. */
export function clubScaleFaultText(problem: ClubScaleProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'nothing':
      return words.nothing;
    case 'boards':
    case 'boards-twice':
    case 'no-row':
      return words.ofTable[problem.code];
    case 'limit':
    case 'limit-not-rising':
    case 'open-row':
    case 'not-open':
    case 'points':
    case 'order':
    case 'draw':
      return words.ofRow[problem.code];
    case 'sum': {
      const points = (hundredths: number): string => formatShort(exact(hundredths, 100), 2, language);
      return words.sum(points(problem.given), points(problem.sum));
    }
  }
}
