import { dictionary } from '../typography.ts';

/** The words of the choice of masterpoints. */
const en = {
  help: {
    pair: 'Each player of a placed pair gets them. With strata, a pair takes its best award, not the sum.',
    player: 'Each placed player gets them. With strata, a player takes the best award, not the sum.',
  },
  table: 'The club’s own table of masterpoints',
  format:
    'The first line has tables or entries and the places, each further line a number of them and the points of every place.',
  example: 'tables;1;2;3\n3-5;10;6\n6-8;20;14;10\n9+;30;21;15',
  line: (line: number, problem: string) => `Line ${line}: ${problem}`,
  who: 'Who gets masterpoints',
  /** The heads of what a scheme would give, or gives, as the ranking stands now. */
  now: 'As the ranking stands now',
  wouldBe: 'With this table, as the ranking stands now',
  nobody: 'Nobody would get any.',
  withHandicap: (line: string) => `${line}, with handicap`,
  inStratum: (letter: string) => `stratum ${letter}`,
  use: 'Use this table',
  inUse: 'This table is in use, and is kept for the next event.',
};

type MasterpointChoiceWords = typeof en;

const fr: MasterpointChoiceWords = {
  help: {
    pair: 'Chaque joueur d’une paire classée les reçoit. Avec des strates, une paire garde sa meilleure dotation, non la somme.',
    player: 'Chaque joueur classé les reçoit. Avec des strates, un joueur garde sa meilleure dotation, non la somme.',
  },
  table: 'Table des points d’expert du club',
  format:
    'La première ligne porte tables ou entries et les places, chaque ligne suivante leur nombre et les points de chaque place.',
  example: 'tables;1;2;3\n3-5;10;6\n6-8;20;14;10\n9+;30;21;15',
  line: (line, problem) => `Ligne ${line} : ${problem}`,
  who: 'Qui reçoit des points d’expert',
  now: 'Selon le classement actuel',
  wouldBe: 'Avec cette table, selon le classement actuel',
  nobody: 'Personne n’en recevrait.',
  withHandicap: (line) => `${line}, avec handicap`,
  inStratum: (letter) => `strate ${letter}`,
  use: 'Utiliser cette table',
  inUse: 'Cette table est utilisée, et gardée pour la prochaine épreuve.',
};

export const masterpointChoiceWords = dictionary<MasterpointChoiceWords>({ en, fr });
