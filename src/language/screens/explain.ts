import { sideNames } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

/** The words around a figure's derivation, wherever it is opened. */
const en = {
  why: (figure: string) => `Why ${figure}`,
  place: (place: string) => `Place ${place}`,
  ofEntries: (entries: number) => `of ${entries}`,
  boards: 'What every board gave',
  board: 'Board',
  boardOf: (board: number) => `Board ${board}`,
  points: { matchpoints: 'MP', imps: 'IMPs' },
  top: 'of',
  share: '%',
  imps: (imps: string) => `${imps} IMPs`,
  satOut: 'sat out',
  penalty: 'penalty',
  bonus: 'bonus',
  sum: 'In all',
  side: sideNames.en,
  atTable: (table: string, side: string) => `Table ${table}, ${side}`,
  failed: 'The explanation could not be made. Nothing is lost; open it again.',
  close: 'Close',
  print: 'Print the explanation',
};

type Words = typeof en;

const fr: Words = {
  why: (figure) => `Pourquoi ${figure}`,
  place: (place) => `Place ${place}`,
  ofEntries: (entries) => `sur ${entries}`,
  boards: 'Ce que chaque étui a donné',
  board: 'Étui',
  boardOf: (board) => `Étui ${board}`,
  points: { matchpoints: 'PM', imps: 'IMPs' },
  top: 'sur',
  share: '%',
  imps: (imps) => `${imps} IMPs`,
  satOut: 'relais',
  penalty: 'pénalité',
  bonus: 'bonification',
  sum: 'En tout',
  side: sideNames.fr,
  atTable: (table, side) => `Table ${table}, ${side}`,
  failed: 'L’explication n’a pas pu être faite. Rien n’est perdu ; ouvrez-la de nouveau.',
  close: 'Fermer',
  print: 'Imprimer l’explication',
};

export const explainWords = dictionary<Words>({ en, fr }, null, {
  en: { print: 'Print it for the team' },
  fr: { print: 'Imprimer pour l’équipe' },
});
