import { frenchPlural, englishPlural } from '../numbers.ts';
import { dictionary } from '../typography.ts';

/** The words of the derivation of a total and its place; figures are formatted before. */
const en = {
  percentage: (share: string, points: string, available: string) =>
    `${share}, ${points} of ${available} ${englishPlural(available, 'matchpoint')}`,
  mean: (mean: string, total: string) => `${mean} IMPs a board, ${total} IMPs`,
  onBoards: (boards: number) => `on ${boards} ${boards === 1 ? 'board' : 'boards'}`,
  noBoards: 'no board counts',
  satOut: (boards: number, each: string) => `${boards === 1 ? '1 board' : `${boards} boards`} sat out, ${each} each`,
  place: (place: string, entries: number) => `place ${place} of ${entries}`,
  points: (points: string) => `${points} ${englishPlural(points, 'matchpoint')}`,
  imps: (imps: string) => `${imps} ${englishPlural(imps, 'IMP')}`,
};

export type TotalWords = typeof en;

const fr: TotalWords = {
  percentage: (share, points, available) =>
    `${share}, ${points} ${frenchPlural(points, 'point')}-match sur ${available}`,
  mean: (mean, total) => `${mean} IMPs par étui, ${total} IMPs`,
  onBoards: (boards) => `en ${boards} ${boards < 2 ? 'étui' : 'étuis'}`,
  noBoards: 'aucun étui ne compte',
  satOut: (boards, each) => `${boards === 1 ? '1 étui manqué' : `${boards} étuis manqués`} au relais, ${each} chacun`,
  place: (place, entries) => `place ${place} sur ${entries}`,
  points: (points) => `${points} ${frenchPlural(points, 'point')}-match`,
  imps: (imps) => `${imps} ${frenchPlural(imps, 'IMP')}`,
};

export const totalWords = dictionary<TotalWords>({ en, fr });
