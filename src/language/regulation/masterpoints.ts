/** The words of masterpoints: schemes, and why there are none. */
import type { MasterpointProblem, MasterpointSource } from '../../scoring/masterpoints/scheme.ts';
import type { Language } from '../../language.ts';
import { formatTables } from '../numbers.ts';
import { dictionary } from '../typography.ts';

const en = {
  title: 'Masterpoints',
  /** The head of their column; MP are matchpoints. */
  head: 'Award',
  none: 'none',
  otherTable: 'the club’s own table, changed',
  /** The figures of the column, and what they are until the ranking is published. */
  given: (scheme: string) => `Masterpoints of each player: ${scheme}.`,
  provisional: 'Provisional until the ranking is published.',
  /** Below a ranking after a round, which has none. */
  afterAll: 'Masterpoints are given by the ranking after the last round.',
  award: (points: string) => `Masterpoints: ${points}`,
  awardInStratum: (points: string, letter: string) => `Masterpoints: ${points}, in stratum ${letter}`,
  explainedBy: {
    scratch: 'Masterpoints',
    handicap: 'Masterpoints with handicap',
  },
  inStratum: (letter: string) => `in stratum ${letter}`,
  schemes: {
    'ebu-club': 'EBU local points, club',
    'ebu-district': 'EBU local points, district',
    'ebu-county': 'EBU local points, county',
    'ebu-regional': 'EBU local points, regional',
    'ebu-national': 'EBU local points, national',
    'acbl-open': 'ACBL club game, open',
    'acbl-invitational': 'ACBL club game, invitational',
    'acbl-restricted-20': 'ACBL club game, up to 20 masterpoints',
    'acbl-restricted-100': 'ACBL club game, up to 100 masterpoints',
    'acbl-restricted-200': 'ACBL club game, up to 200 masterpoints',
    'acbl-restricted': 'ACBL club game, restricted above 200 masterpoints',
    'acbl-newcomer-5': 'ACBL newcomer game, up to 5 masterpoints',
    'acbl-newcomer-10': 'ACBL newcomer game, up to 10 masterpoints',
    'acbl-newcomer-20': 'ACBL newcomer game, up to 20 masterpoints',
    'abf-green': 'ABF green points',
    'abf-red': 'ABF red points, club event',
    'nz-club': 'New Zealand C points',
    club: 'the club’s own table',
    file: 'those of the file',
  } satisfies Record<MasterpointSource, string>,
  tooFewEntries: (least: number, entries: number) =>
    `There are ${entries} entries; this scheme gives masterpoints from ${least} on.`,
  tooFewBoards: (least: number, boards: number) =>
    `${boards} boards were played; this scheme gives masterpoints from ${least} on.`,
  field: 'Entries and boards are whole numbers from 1; tables may end in a half.',
  noRow: {
    tables: (given: string) => `The table has no row for ${given} tables. Add one.`,
    entries: (given: string) => `The table has no row for ${given} entries. Add one.`,
  },
};

type Words = typeof en;

const fr: Words = {
  title: 'Points d’expert',
  head: 'PE',
  none: 'aucun',
  otherTable: 'table du club, modifiée',
  given: (scheme) => `Points d’expert par joueur : ${scheme}.`,
  provisional: 'Provisoires jusqu’à la publication du classement.',
  afterAll: 'Les points d’expert sont donnés par le classement après le dernier tour.',
  award: (points) => `Points d’expert : ${points}`,
  awardInStratum: (points, letter) => `Points d’expert : ${points}, en strate ${letter}`,
  explainedBy: { scratch: 'Points d’expert', handicap: 'Points d’expert avec handicap' },
  inStratum: (letter) => `en strate ${letter}`,
  schemes: {
    'ebu-club': 'EBU points locaux, club',
    'ebu-district': 'EBU points locaux, district',
    'ebu-county': 'EBU points locaux, comté',
    'ebu-regional': 'EBU points locaux, région',
    'ebu-national': 'EBU points locaux, national',
    'acbl-open': 'ACBL tournoi de club, ouvert',
    'acbl-invitational': 'ACBL tournoi de club, sur invitation',
    'acbl-restricted-20': 'ACBL tournoi de club, jusqu’à 20 points d’expert',
    'acbl-restricted-100': 'ACBL tournoi de club, jusqu’à 100 points d’expert',
    'acbl-restricted-200': 'ACBL tournoi de club, jusqu’à 200 points d’expert',
    'acbl-restricted': 'ACBL tournoi de club, limité au-delà de 200 points d’expert',
    'acbl-newcomer-5': 'ACBL débutants, jusqu’à 5 points d’expert',
    'acbl-newcomer-10': 'ACBL débutants, jusqu’à 10 points d’expert',
    'acbl-newcomer-20': 'ACBL débutants, jusqu’à 20 points d’expert',
    'abf-green': 'ABF points verts',
    'abf-red': 'ABF points rouges, épreuve de club',
    'nz-club': 'Nouvelle-Zélande, points C',
    club: 'table du club',
    file: 'ceux du fichier',
  },
  tooFewEntries: (least, entries) =>
    `Il y a ${entries} inscrits ; ce barème donne des points d’expert à partir de ${least}.`,
  tooFewBoards: (least, boards) =>
    `${boards} étuis ont été joués ; ce barème donne des points d’expert à partir de ${least}.`,
  field: 'Inscrits et étuis sont des nombres entiers à partir de 1 ; les tables peuvent finir par une demie.',
  noRow: {
    tables: (given) => `Le barème n’a pas de ligne pour ${given} tables. Ajoutez-en une.`,
    entries: (given) => `Le barème n’a pas de ligne pour ${given} inscrits. Ajoutez-en une.`,
  },
};

export const masterpointWords = dictionary<Words>({ en, fr });

/** Why a field gets no masterpoints, and what to do. */
export function masterpointProblemSentence(problem: MasterpointProblem, language: Language): string {
  const words = masterpointWords[language];
  switch (problem.code) {
    case 'too-few-entries':
      return words.tooFewEntries(problem.least, problem.entries);
    case 'too-few-boards':
      return words.tooFewBoards(problem.least, problem.boards);
    case 'field':
      return words.field;
    case 'no-row':
      return words.noRow[problem.by](formatTables(problem.given, language));
  }
}
