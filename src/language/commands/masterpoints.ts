/** The words of `etui masterpoints`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';

const en = {
  usage: (schemes: string) =>
    [
      'Usage: npm run -s etui -- masterpoints --scheme SCHEME|--table FILE.csv --tables N [--winners 1|2] [--entries N]',
      '       [--boards N] [--individuals] [--place P [--tied N]] [--explain] [--language en|fr] [--json]',
      `Schemes: ${schemes}`,
      'Without --place every place is listed. --explain says why. One winner, 24 boards and full lines unless said otherwise; half tables: 6.5.',
    ].join('\n'),
  noScheme: 'Which scheme? --scheme abf-green, or the club’s own table: --table awards.csv',
  oneScheme: 'A scheme or a table, not both: --scheme abf-green or --table awards.csv',
  unknownScheme: (scheme: string) => `There is no scheme ${scheme}.`,
  tables: 'How many tables? A whole number or a half: --tables 6.5',
  winners: 'How many winners, 1 or 2? --winners 2',
  entries: 'How many entries are ranked against each other? A whole number: --entries 7',
  boards: 'How many boards did an entry play? A whole number: --boards 24',
  place: 'Which place? A whole number from 1: --place 3',
  tied: 'How many share the place? A whole number from 1: --tied 2',
  tiedWithoutPlace: 'Which place do they share? --place 3 --tied 2',
  notThere: (entries: number) => `There are only ${entries} entries. Correct the place, or how many share it.`,
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --tables 6.5`,
  placed: (place: number, tied: number) => (tied > 1 ? `place ${place}, shared by ${tied}` : `place ${place}`),
  field: (scheme: string, tables: string, entries: number) =>
    `${scheme}: ${tables} tables, ${entries} entries in the ranking`,
  head: { place: 'Place', points: 'Points' },
  none: 'Nobody gets masterpoints.',
};

type Words = typeof en;

const fr: Words = {
  usage: (schemes) =>
    [
      'Emploi : npm run -s etui -- masterpoints --scheme BARÈME|--table FICHIER.csv --tables N [--winners 1|2] [--entries N]',
      '         [--boards N] [--individuals] [--place P [--tied N]] [--explain] [--language en|fr] [--json]',
      `Barèmes : ${schemes}`,
      'Sans --place, toutes les places. --explain dit pourquoi. Un vainqueur, 24 étuis et des lignes complètes sauf indication ; demi-table : 6,5.',
    ].join('\n'),
  noScheme: 'Quel barème ? --scheme abf-green, ou la table du club : --table points.csv',
  oneScheme: 'Un barème ou une table, pas les deux : --scheme abf-green ou --table points.csv',
  unknownScheme: (scheme) => `Il n’y a pas de barème ${scheme}.`,
  tables: 'Combien de tables ? Un nombre entier ou une demie : --tables 6,5',
  winners: 'Combien de vainqueurs, 1 ou 2 ? --winners 2',
  entries: 'Combien d’inscrits sont classés ensemble ? Un nombre entier : --entries 7',
  boards: 'Combien d’étuis a joués un inscrit ? Un nombre entier : --boards 24',
  place: 'Quelle place ? Un nombre entier à partir de 1 : --place 3',
  tied: 'Combien partagent la place ? Un nombre entier à partir de 1 : --tied 2',
  tiedWithoutPlace: 'Quelle place partagent-ils ? --place 3 --tied 2',
  notThere: (entries) => `Il n’y a que ${entries} inscrits. Corrigez la place, ou combien la partagent.`,
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --tables 6,5`,
  placed: (place, tied) => (tied > 1 ? `place ${place}, partagée par ${tied}` : `place ${place}`),
  field: (scheme, tables, entries) => `${scheme} : ${tables} tables, ${entries} inscrits au classement`,
  head: { place: 'Place', points: 'Points' },
  none: 'Personne ne reçoit de points d’expert.',
};

export const masterpointCommandWords = dictionary<Words>({ en, fr });
