import { dictionary } from '../typography.ts';

/** The words of the choice of masterpoints. */
const en = {
  help: 'Each player of a placed pair gets them. With strata, a pair takes its best award, not the sum.',
  table: 'The club’s own table of masterpoints',
  format:
    'The first line has tables or entries and the places, each further line a number of them and the points of every place.',
  example: 'tables;1;2;3\n3-5;10;6\n6-8;20;14;10\n9+;30;21;15',
  line: (line: number, problem: string) => `Line ${line}: ${problem}`,
  use: 'Use this table',
  inUse: 'This table is in use, and is kept for the next event.',
};

type MasterpointChoiceWords = typeof en;

const fr: MasterpointChoiceWords = {
  help: 'Chaque joueur d’une paire classée les reçoit. Avec des strates, une paire garde sa meilleure dotation, non la somme.',
  table: 'Table des points d’expert du club',
  format:
    'La première ligne porte tables ou entries et les places, chaque ligne suivante leur nombre et les points de chaque place.',
  example: 'tables;1;2;3\n3-5;10;6\n6-8;20;14;10\n9+;30;21;15',
  line: (line, problem) => `Ligne ${line} : ${problem}`,
  use: 'Utiliser cette table',
  inUse: 'Cette table est utilisée, et gardée pour la prochaine épreuve.',
};

export const masterpointChoiceWords = dictionary<MasterpointChoiceWords>({ en, fr });
